import { Text, VisuallyHidden } from '@sojourn/ui';
import { formatCount, todayHere } from '@sojourn/web-kit';
import { useEffect, useMemo, useRef } from 'react';
import { toggledAnswer, withAnswer, type Answer, type WishAnswers } from './answers.model';
import { useDestinationNames } from './destination-names.queries';
import { formatNotUnderstood } from './not-understood.model';
import { namedPlaces, readTyped, sortAnswered, withoutOutdated } from './typed-wishes.model';
import { Typed, TypedWish } from './typed-wishes.styles';
import { WishChip } from './wish-chip';
import { WishList } from './wish-list.styles';
import { firstQuestionIn, WishQuestions } from './wish-questions';

export type TypedWishesProps = {
  text: string;
  answers: WishAnswers;
  onAnswers: (answers: WishAnswers) => void;
  /** `asked` leaves out what the text is sure of and what means nothing to us. */
  shows?: 'all' | 'asked';
};

/** Wishes as they will be understood, each to be taken back once there is a list, and questions about the others. */
export const TypedWishes = ({ text, answers, onAnswers, shows = 'all' }: TypedWishesProps) => {
  const { data } = useDestinationNames();
  const today = todayHere();
  const places = useMemo(() => data && namedPlaces(data), [data]);
  const parsed = useMemo(() => readTyped(text, places, today), [text, places, today]);
  const { shown, open } = sortAnswered(parsed, answers);
  const chips = shows === 'all' ? shown : shown.filter(({ answer }) => answer !== null);
  const notUnderstood = shows === 'all' ? parsed.notUnderstood : [];

  const box = useRef<HTMLDivElement>(null);
  const answered = useRef<string | null>(null);
  // The button that was pressed goes away: the next question is where it goes on, or the chip that came of it.
  useEffect(() => {
    const id = answered.current;
    answered.current = null;
    if (id === null) return;
    const made = [...(box.current?.querySelectorAll<HTMLElement>('[data-wish]') ?? [])];
    (firstQuestionIn(box.current) ?? made.find(({ dataset }) => dataset['wish'] === id))?.focus();
  }, [answers]);
  useEffect(() => {
    const left = withoutOutdated(parsed.wishes, answers);
    if (left !== answers) onAnswers(left);
  }, [parsed, answers, onAnswers]);

  if (chips.length === 0 && open.length === 0 && notUnderstood.length === 0) return null;
  const give = (id: string, answer: Answer) => onAnswers(withAnswer(answers, id, answer));
  return (
    <Typed ref={box}>
      <Typed role="status" aria-label="Understood so far">
        {chips.length > 0 && (
          <WishList>
            {chips.map(({ wish, answer }) =>
              answer === null ? (
                <TypedWish key={wish.id}>{wish.label}</TypedWish>
              ) : (
                <li key={wish.id}>
                  <WishChip
                    {...{ wish, isOn: answer === 'yes' }}
                    onToggle={() => give(wish.id, toggledAnswer(answer === 'yes', true))}
                  />
                </li>
              ),
            )}
          </WishList>
        )}
        {notUnderstood.length > 0 && (
          <Text size="sm" tone="ink2">
            {formatNotUnderstood(notUnderstood)}
          </Text>
        )}
        {open.length > 0 && <VisuallyHidden>{formatCount(open.length, 'question')} below.</VisuallyHidden>}
      </Typed>
      <WishQuestions
        questions={open}
        onAnswer={(id, answer) => {
          answered.current = id;
          give(id, answer);
        }}
      />
    </Typed>
  );
};
