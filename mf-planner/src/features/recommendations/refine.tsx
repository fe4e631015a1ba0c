import type { Preferences } from '@sojourn/contracts';
import { Button, Heading, Progress, Stack, Text, TextArea, VisuallyHidden } from '@sojourn/ui';
import { useRef, useState, type FormEvent } from 'react';
import { FoundSoFar } from '../../shared/found-so-far';
import { OwnPicks } from '../../shared/own-picks';
import { answersOf, askWith, NO_ANSWERS, withAnswers } from '../../shared/wishes/answers.model';
import { WishesWhileTyping } from '../../shared/wishes/wishes-while-typing';
import type { Refinement } from './refine.queries';
import { Actions, Ask } from './recommendations.styles';
import { progressWords } from '../../shared/progress-words.model';
import { appendRefinement, stageWords } from './presentation.model';

type RefineProps = {
  preferences: Preferences;
  isOnline: boolean;
  refinement: Refinement;
};

/** Asks again with a refinement in somebody's own words. */
export function Refine({ preferences, isOnline, refinement }: RefineProps) {
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [isMissing, setIsMissing] = useState(false);
  const { ask, by, cancel, ownPicks } = refinement;
  const isAskedHere = by === 'words';
  const progress = isAskedHere ? refinement.progress : null;
  const isBusy = refinement.progress !== null;
  const area = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const refined = (words: string) =>
    askWith(
      { ...preferences, refinement: appendRefinement(preferences.refinement, words) },
      withAnswers(answersOf(preferences), answers),
    );
  const clear = () => {
    setText('');
    setAnswers(NO_ANSWERS);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isOnline) return;
    setIsMissing(text.trim() === '');
    if (text.trim() === '') area.current?.focus();
    else if (await ask(refined(text.trim()), 'words')) clear();
  };

  const askOurs = async (asked: Preferences) => {
    if (await ask(asked, 'words')) clear();
  };

  const stop = () => {
    cancel();
    // The button that was pressed goes away.
    button.current?.focus();
  };

  return (
    <Ask forwardedAs="section" aria-labelledby="refine">
      <Stack gap={4}>
        <Heading level={2} size="xl" id="refine">
          Not quite what you had in mind?
        </Heading>
        <Text tone="ink2" size="sm">
          Say what to change, and we look again with everything you asked for so far.
        </Text>
      </Stack>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextArea
            ref={area}
            label="Refine your recommendations"
            placeholder="For example: cheaper, warmer, or a shorter flight"
            maxLength={2000}
            value={text}
            readOnly={progress !== null}
            error={isMissing ? 'Please say what to change.' : (isAskedHere && refinement.failure) || undefined}
            onChange={(event) => {
              setText(event.target.value);
              setIsMissing(false);
            }}
          />
          <WishesWhileTyping text={text} answers={answers} onAnswers={setAnswers} />
          {progress && <Progress label={progressWords(progress, stageWords)} value={progress.percent} />}
          <FoundSoFar found={progress?.found} />
          <VisuallyHidden role="status">{progress ? progressWords(progress, stageWords) : ''}</VisuallyHidden>
          <Actions>
            <Button
              ref={button}
              type="submit"
              pending={progress !== null}
              pendingText="Getting New Recommendations..."
              aria-disabled={!isOnline || (isBusy && !isAskedHere)}
              aria-describedby={isOnline ? undefined : 'refine-offline'}
            >
              Get New Recommendations
            </Button>
            {isAskedHere && ownPicks && <OwnPicks onUse={() => void askOurs(ownPicks)} />}
            {progress && (
              <Button variant="quiet" onClick={stop}>
                Cancel
              </Button>
            )}
            {!isOnline && (
              <Text id="refine-offline" size="sm" tone="ink2">
                You are offline. New recommendations need a connection.
              </Text>
            )}
          </Actions>
        </Stack>
      </form>
    </Ask>
  );
}
