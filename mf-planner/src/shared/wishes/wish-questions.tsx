import { Button, Text } from '@sojourn/ui';
import { useId } from 'react';
import type { Answer } from './answers.model';
import { phraseOf, questionsLead } from './question.model';
import { Answers, Asked, Question, QuestionList, Questions } from './questions.styles';

type WishQuestionsProps = {
  questions: readonly { id: string; label: string; words: string }[];
  isBusy?: boolean;
  onAnswer: (id: string, answer: Answer) => void;
};

/** Wishes that may be meant, each with the words it was read from, to be answered with yes or no. */
export function WishQuestions({ questions, isBusy = false, onAnswer }: WishQuestionsProps) {
  const own = useId();
  if (questions.length === 0) return null;
  return (
    <Questions aria-busy={isBusy}>
      <Text size="sm" tone="ink2">
        {questionsLead(questions.length)}
      </Text>
      <QuestionList aria-label="Questions about your wishes">
        {questions.map(({ id, label, words }, at) => {
          const phrase = phraseOf({ id, label });
          const answer = (given: Answer) => {
            if (!isBusy) onAnswer(id, given);
          };
          return (
            <li key={id}>
              <Question role="group" aria-labelledby={`${own}${at}`} data-question={id}>
                <div>
                  <Asked id={`${own}${at}`}>Did you mean {phrase}?</Asked>
                  {words && (
                    <Text size="sm" tone="ink2">
                      You wrote “{words}”
                    </Text>
                  )}
                </div>
                <Answers>
                  <Button
                    variant="secondary"
                    aria-label={`Yes, ${phrase}`}
                    aria-disabled={isBusy}
                    onClick={() => answer('yes')}
                  >
                    Yes
                  </Button>
                  <Button
                    variant="secondary"
                    aria-label={`No, I did not mean ${phrase}`}
                    aria-disabled={isBusy}
                    onClick={() => answer('no')}
                  >
                    No
                  </Button>
                </Answers>
              </Question>
            </li>
          );
        })}
      </QuestionList>
    </Questions>
  );
}

/** The first answer of the first question within an element. */
export const firstQuestionIn = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-question] button') ?? null;
