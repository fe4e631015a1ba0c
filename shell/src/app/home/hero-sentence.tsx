import { Button, TextField } from '@sojourn/ui';
import { useNavigate } from '@sojourn/web-kit/router';
import type { FormEvent } from 'react';
import { SentenceForm } from './hero.styles';

const PLANNER = '/plan-trip';
/** What the planner reads from its address. */
const SENTENCE = 'say';

/** One sentence that the planner fills its steps from; the form works before any script has come. */
export const HeroSentence = () => {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sentence = String(new FormData(event.currentTarget).get(SENTENCE)).trim();
    void navigate(sentence ? `${PLANNER}?${new URLSearchParams({ [SENTENCE]: sentence })}` : PLANNER);
  };
  return (
    <SentenceForm action={PLANNER} method="get" onSubmit={onSubmit}>
      <TextField
        label="Say it in one sentence"
        hideLabel
        size="lg"
        name={SENTENCE}
        maxLength={500}
        placeholder="A week somewhere warm in March, two of us, $2,000 each"
      />
      <Button type="submit" size="lg">
        Plan it
      </Button>
    </SentenceForm>
  );
};
