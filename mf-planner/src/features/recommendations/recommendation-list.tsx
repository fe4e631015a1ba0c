import type { Recommendation, RecommendationAnswer } from '@sojourn/contracts';
import { Badge, Banner, Heading, Stack } from '@sojourn/ui';
import { toast } from '@sojourn/web-kit';
import { useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { CardChoices } from './card-choices';
import { Comparison } from './comparison';
import { MOST_COMPARED, toggleCompared } from './comparison.model';
import { formatListText, formatPlaces } from './presentation.model';
import { RecommendationCard } from './recommendation-card';
import { Found, FoundHead, Line, List } from './recommendations.styles';
import { ShareButton } from './share-button';
import type { MakeLink } from './share.queries';
import { proposalKey, type TripWishes } from './trip-proposal.model';
import type { ListChanges } from './use-keeping';

type RecommendationListProps = {
  answer: Pick<RecommendationAnswer, 'recommendations' | 'source' | 'note' | 'from' | 'fromPosition' | 'isRepeated'>;
  wishes: TripWishes | null;
  makeLink: MakeLink | null;
  /** The place that is open at first. */
  first?: string | null;
  head?: Ref<HTMLHeadingElement>;
  /** Null for a list that is not one's own to change. */
  changes?: ListChanges | null;
};

const sources: Record<RecommendationAnswer['source'], string> = {
  catalogue: 'Picked by our built-in recommender from the Sojourn catalogue.',
  model: 'Written by a language model from the Sojourn catalogue. Prices are estimates.',
};

const REPEATED = 'Made earlier, for the same wish.';

/** How many places there are, where they come from, and a card for each, one of them open. */
export function RecommendationList({
  answer,
  wishes,
  makeLink,
  first = null,
  head,
  changes = null,
}: RecommendationListProps) {
  const { recommendations, source, note, from, fromPosition, isRepeated = false } = answer;
  const home = useMemo(() => ({ name: from, position: fromPosition }), [from, fromPosition]);
  // Another list begins with no card open.
  const [opened, setOpened] = useState({ recommendations, id: first });
  const open = opened.recommendations === recommendations ? opened.id : null;
  const box = useRef<HTMLUListElement>(null);
  const arrived = changes?.arrived ?? null;
  // The button that was pressed went with its place.
  useEffect(() => {
    if (arrived) box.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(arrived)}"] button`)?.focus();
  }, [arrived]);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const choose = (id: string) => {
    const next = toggleCompared(compared, id);
    if (next) setCompared(next);
    else toast({ title: `Up to ${MOST_COMPARED} places are compared`, description: 'Take one out first.' });
  };
  const cardOf = (recommendation: Recommendation) => (
    // Another proposal for the same place is another card: whether it is saved is its own.
    <li key={`${recommendation.id} ${proposalKey(recommendation, wishes)}`} data-place={recommendation.id}>
      <RecommendationCard
        recommendation={recommendation}
        wishes={wishes}
        makeLink={makeLink}
        home={home}
        isOpen={open === recommendation.id}
        choices={
          recommendations.length > 1 && (
            <CardChoices
              recommendation={recommendation}
              changes={changes}
              isCompared={compared.includes(recommendation.id)}
              onCompare={() => choose(recommendation.id)}
            />
          )
        }
        onToggle={() => setOpened({ recommendations, id: open === recommendation.id ? null : recommendation.id })}
      />
    </li>
  );
  return (
    <Stack gap={16} as="section" aria-labelledby="recommended">
      <FoundHead>
        <Found>
          <Heading level={2} size="h2" id="recommended" ref={head} tabIndex={-1}>
            {formatPlaces(recommendations)}
          </Heading>
          <Line>
            {source === 'catalogue' && <Badge tone="sun">Sample prices</Badge>}
            <span>
              {sources[source]}
              {isRepeated && ` ${REPEATED}`}
            </span>
          </Line>
        </Found>
        {makeLink && (
          <ShareButton
            label="Share this list"
            title="Places picked on Sojourn"
            text={formatListText(recommendations)}
            makeLink={makeLink}
          />
        )}
      </FoundHead>
      {note && <Banner tone="info">{note}</Banner>}
      <List ref={box}>{recommendations.map(cardOf)}</List>
      <Comparison places={recommendations.filter(({ id }) => compared.includes(id))} onClear={() => setCompared([])} />
    </Stack>
  );
}
