import type { Preferences, RecommendationAnswer } from '@sojourn/contracts';
import { Heading, Progress, Text, VisuallyHidden } from '@sojourn/ui';
import { Plus, X } from 'lucide-react';
import { formatNotUnderstood } from '../../shared/wishes/not-understood.model';
import { OwnPicks } from '../../shared/own-picks';
import { WishList } from '../../shared/wishes/wish-list.styles';
import { progressWords } from '../../shared/progress-words.model';
import { stageWords } from './presentation.model';
import type { Refinement } from './refine.queries';
import { Block, Wish } from './understood.styles';
import { toggleWish } from './understood.model';

type UnderstoodProps = {
  answer: RecommendationAnswer;
  preferences: Preferences;
  refinement: Refinement;
};

/** What was understood of somebody's own words, each to be taken back and put back; and what was not understood. */
export function Understood({ answer, preferences, refinement }: UnderstoodProps) {
  const { wishes = [], notUnderstood = [] } = answer;
  const { ask, by, progress, failure, ownPicks } = refinement;
  if (wishes.length === 0 && notUnderstood.length === 0) return null;
  const taken = preferences.withoutWishes ?? [];
  return (
    <Block as="section" aria-labelledby="understood">
      <Heading level={2} size="md" font="sans" id="understood">
        What we understood
      </Heading>
      {wishes.length > 0 && (
        <WishList aria-busy={progress !== null}>
          {wishes.map(({ id, label, words }) => {
            const isOn = !taken.includes(id);
            return (
              <li key={id}>
                <Wish
                  type="button"
                  data-state={isOn ? 'on' : 'off'}
                  aria-disabled={progress !== null}
                  title={words ? `From “${words}”` : undefined}
                  onClick={() => {
                    if (!progress) void ask({ ...preferences, withoutWishes: toggleWish(taken, id) }, 'wishes');
                  }}
                >
                  <VisuallyHidden>{isOn ? 'Remove ' : 'Put back '}</VisuallyHidden>
                  <span>{label}</span>
                  {isOn ? <X size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
                </Wish>
              </li>
            );
          })}
        </WishList>
      )}
      {notUnderstood.length > 0 && (
        <Text size="sm" tone="ink2">
          {formatNotUnderstood(notUnderstood)}
        </Text>
      )}
      {by === 'wishes' && progress && <Progress label={progressWords(progress, stageWords)} value={progress.percent} />}
      {by === 'wishes' && failure && (
        <Text size="sm" tone="danger" role="alert">
          {failure}
        </Text>
      )}
      {by === 'wishes' && ownPicks && <OwnPicks onUse={() => void ask(ownPicks, 'wishes')} />}
    </Block>
  );
}
