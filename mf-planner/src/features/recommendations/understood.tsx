import type { Preferences, RecommendationAnswer } from '@sojourn/contracts';
import { Heading, Progress, Text } from '@sojourn/ui';
import { useEffect, useRef } from 'react';
import { answersOf, askWith, toggledAnswer, withAnswer, type Answer } from '../../shared/wishes/answers.model';
import { formatNotUnderstood } from '../../shared/wishes/not-understood.model';
import { OwnPicks } from '../../shared/own-picks';
import { WishChip } from '../../shared/wishes/wish-chip';
import { WishList } from '../../shared/wishes/wish-list.styles';
import { firstQuestionIn, WishQuestions } from '../../shared/wishes/wish-questions';
import { progressWords } from '../../shared/progress-words.model';
import { stageWords } from './presentation.model';
import type { Refinement } from './refine.queries';
import { Block } from './understood.styles';

type UnderstoodProps = {
  answer: RecommendationAnswer;
  preferences: Preferences;
  refinement: Refinement;
};

/** Somebody's own words: what was understood, to be taken back and put back, what is asked, and what was not understood. */
export function Understood({ answer, preferences, refinement }: UnderstoodProps) {
  const { wishes = [], questions = [], notUnderstood = [] } = answer;
  const { ask, by, progress, failure, ownPicks } = refinement;
  const box = useRef<HTMLDivElement>(null);
  const isAnswering = useRef(false);
  // The work goes on with the next question. Without one the focus is at the new list.
  useEffect(() => {
    if (isAnswering.current) firstQuestionIn(box.current)?.focus();
    isAnswering.current = false;
  }, [answer]);

  if (wishes.length === 0 && questions.length === 0 && notUnderstood.length === 0) return null;
  const answers = answersOf(preferences);
  const isBusy = progress !== null;
  const askAgain = (id: string, given: Answer) => ask(askWith(preferences, withAnswer(answers, id, given)), 'wishes');
  const answerQuestion = async (id: string, given: Answer) => {
    isAnswering.current = true;
    if (!(await askAgain(id, given))) isAnswering.current = false;
  };
  return (
    <Block as="section" aria-labelledby="understood" ref={box}>
      <Heading level={2} size="md" font="sans" id="understood">
        What we understood
      </Heading>
      {wishes.length > 0 && (
        <WishList aria-busy={isBusy}>
          {wishes.map((wish) => {
            const isOn = !answers.withoutWishes.includes(wish.id);
            return (
              <li key={wish.id}>
                <WishChip
                  {...{ wish, isOn, isBusy }}
                  onToggle={() => void askAgain(wish.id, toggledAnswer(isOn, wish.isAsked))}
                />
              </li>
            );
          })}
        </WishList>
      )}
      <WishQuestions questions={questions} isBusy={isBusy} onAnswer={(id, given) => void answerQuestion(id, given)} />
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
