import type { Preferences, RecommendationAnswer } from '@sojourn/contracts';
import { Banner, Card, LinkButton, Stack, Text, VisuallyHidden } from '@sojourn/ui';
import { formatCount, useOnline } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { forgetPlanDraft } from '../../shared/plan-draft.store';
import { PreferencesSummary } from './preferences-summary';
import { RecommendationList } from './recommendation-list';
import { Refine } from './refine';
import { useRefinement } from './refine.queries';
import { linkMaker } from './share.queries';
import { Understood } from './understood';
import { useKeeping } from './use-keeping';
import { Versions } from './versions';
import type { ListVersion } from './versions.model';
import { keepVersions, versionsWith } from './versions.store';

type RecommendationsProps = {
  answer: RecommendationAnswer;
  /** Null when this browser does not remember what was asked. */
  preferences: Preferences | null;
  onAnswer: (asked: ListVersion) => void;
};

/** What was asked, what came of it, and the way to ask for something else. */
export function Recommendations({ answer, preferences, onAnswer }: RecommendationsProps) {
  const [news, setNews] = useState('');
  const isOnline = useOnline();
  const head = useRef<HTMLHeadingElement>(null);

  const renew = (asked: ListVersion) => {
    onAnswer(asked);
    setNews(formatCount(asked.answer.recommendations.length, 'new recommendation'));
    // The list that changed is far above the button that was pressed.
    head.current?.focus();
  };

  const refinement = useRefinement(renew);
  const { changes, around } = useKeeping({ current: { answer, preferences }, isOnline, refinement, onAnswer });

  const current = useMemo(() => preferences && { answer, preferences }, [answer, preferences]);
  const versions = useMemo(() => (current ? versionsWith(current) : []), [current]);
  // As soon as a list is shown, so that what comes next stands behind it.
  useEffect(() => keepVersions(versions), [versions]);

  return (
    <Stack gap={32}>
      {!isOnline && (
        <Banner tone="sun" title="You are offline">
          These recommendations are kept in this browser. New ones need a connection.
        </Banner>
      )}
      {preferences && <PreferencesSummary preferences={preferences} days={answer.recommendations[0]?.days} />}
      {preferences && <Understood answer={answer} preferences={preferences} refinement={around} />}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {current && (
        <Versions
          versions={versions}
          current={current}
          onChoose={(version) => {
            if (refinement.progress === null) onAnswer(version);
          }}
        />
      )}
      <RecommendationList
        answer={answer}
        wishes={preferences}
        makeLink={linkMaker(answer, preferences)}
        head={head}
        changes={changes}
      />
      {preferences ? (
        <Refine preferences={preferences} isOnline={isOnline} refinement={around} />
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
