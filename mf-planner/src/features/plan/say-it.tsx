import { Button, TextField } from '@sojourn/ui';
import { useState, type KeyboardEvent } from 'react';
import { SayItRow } from './planner.styles';
import type { Said } from './use-said';

const EXAMPLE = 'A week somewhere warm in March, two of us, $2,000 each, no more than 5 hours from Chicago';
const MOST_LETTERS = 2000;

/** One field instead of seven steps: what is said in it fills them. */
export const SayIt = ({ say, isReading, fault }: Said) => {
  const [sentence, setSentence] = useState('');
  const fill = () => {
    if (sentence.trim() && !isReading) say(sentence);
  };
  // Enter in a field of the steps goes on to the next one.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    fill();
  };
  return (
    <SayItRow>
      <TextField
        label="Or say it in one sentence"
        size="lg"
        placeholder={EXAMPLE}
        maxLength={MOST_LETTERS}
        value={sentence}
        error={fault}
        onChange={({ target }) => setSentence(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="button" variant="secondary" size="lg" pending={isReading} pendingText="Reading…" onClick={fill}>
        Fill in the steps
      </Button>
    </SayItRow>
  );
};
