import type { Preferences, RecommendationAnswer } from '@sojourn/contracts';
import { Badge, Banner, Card, Heading, LinkButton, Stack, Text, VisuallyHidden } from '@sojourn/ui';
import { formatCount, useOnline } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useRef, useState } from 'react';
import { forgetPlanDraft } from '../../shared/plan-draft.store';
import { PreferencesSummary } from './preferences-summary';
import { RecommendationCard } from './recommendation-card';
import { Found, Line, List } from './recommendations.styles';
import { Refine } from './refine';
import { useRefinement, type Asked } from './refine.queries';
import { proposalKey } from './trip-proposal.model';
import { Understood } from './understood';

type RecommendationsProps = {
  answer: RecommendationAnswer;
  /** Null when this browser does not remember what was asked. */
  preferences: Preferences | null;
  onAnswer: (asked: Asked) => void;
};

const sources: Record<RecommendationAnswer['source'], string> = {
  catalogue: 'Picked by our built-in recommender from the Sojourn catalogue.',
  model: 'Written by a language model from the Sojourn catalogue. Prices are estimates.',
};

/** What was asked, what came of it, and the way to ask for something else. */
export function Recommendations({ answer, preferences, onAnswer }: RecommendationsProps) {
  const { recommendations, source, note } = answer;
  const [open, setOpen] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const isOnline = useOnline();
  const head = useRef<HTMLHeadingElement>(null);

  const renew = (asked: Asked) => {
    onAnswer(asked);
    setOpen(null);
    setNews(formatCount(asked.answer.recommendations.length, 'new recommendation'));
    // The list that changed is far above the button that was pressed.
    head.current?.focus();
  };

  const refinement = useRefinement(renew);

  return (
    <Stack gap={32}>
      {!isOnline && (
        <Banner tone="sun" title="You are offline">
          These recommendations are kept in this browser. New ones need a connection.
        </Banner>
      )}
      {preferences && <PreferencesSummary preferences={preferences} />}
      {preferences && <Understood answer={answer} preferences={preferences} refinement={refinement} />}
      <Stack gap={16} as="section" aria-labelledby="recommended">
        <Found>
          <Heading level={2} size="h2" id="recommended" ref={head} tabIndex={-1}>
            {formatCount(recommendations.length, 'place that fits', 'places that fit')}
          </Heading>
          <Line>
            {source === 'catalogue' && <Badge tone="sun">Sample prices</Badge>}
            <span>{sources[source]}</span>
          </Line>
        </Found>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        {note && <Banner tone="info">{note}</Banner>}
        <List>
          {recommendations.map((recommendation) => (
            // Another proposal for the same place is another card: whether it is saved is its own.
            <li key={`${recommendation.id} ${proposalKey(recommendation, preferences)}`}>
              <RecommendationCard
                recommendation={recommendation}
                preferences={preferences}
                isOpen={open === recommendation.id}
                onToggle={() => setOpen(open === recommendation.id ? null : recommendation.id)}
              />
            </li>
          ))}
        </List>
      </Stack>
      {preferences ? (
        <Refine preferences={preferences} isOnline={isOnline} refinement={refinement} />
      ) : (
        <Card tone="sunken">
          <Stack align="start">
            <Text>This browser does not remember what you asked for. Tell us again to get new recommendations.</Text>
            <LinkButton as={Link} to="/plan-trip" variant="secondary" onClick={forgetPlanDraft}>
              Start Over
            </LinkButton>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
