import { toast, todayHere } from '@sojourn/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { destinationNames } from '../../shared/wishes/destination-names.queries';
import { emptyDraft, STEP_COUNT, type Draft } from './plan.model';

const NOT_READ = 'We could not read that right now. Please try again, or choose step by step.';

export type Said = { say: (sentence: string) => void; isReading: boolean; fault: string | undefined };

type Place = {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Goes to a step in place of the address that brought the sentence. */
  go: (step: number) => void;
  /** A sentence that the address brings, such as from home. */
  brought: string | null;
};

/** Fills the steps from one sentence, and shows them for review; what was there before comes back by Undo. */
export function useSaid({ draft, onDraft, go, brought }: Place): Said {
  const client = useQueryClient();
  const [state, setState] = useState<Omit<Said, 'say'>>({ isReading: false, fault: undefined });
  const before = useRef(draft);
  before.current = draft;

  const say = useCallback(
    async (sentence: string) => {
      setState({ isReading: true, fault: undefined });
      try {
        // Nine languages of words: nobody loads them before there is something to read.
        const [{ stepsIn }, { namedPlaces }, names] = await Promise.all([
          import('./steps-in-words.model'),
          import('../../shared/wishes/typed-wishes.model'),
          // Names of places alone are missed without them.
          client.fetchQuery(destinationNames).catch(() => undefined),
        ]);
        const earlier = before.current;
        const said = stepsIn(sentence, { destinations: names && namedPlaces(names), today: todayHere() });
        const { location, locationStatus } = said.location ? said : earlier;
        const filled = { ...said, location, locationStatus };
        onDraft(filled);
        const isTyped = filled.vacationType.length > 0;
        const isFresh = JSON.stringify(earlier) === JSON.stringify({ ...emptyDraft, location, locationStatus });
        toast({
          title: 'We filled in the steps',
          description: isTyped
            ? 'Check your choices, and change what is not right.'
            : 'Choose a kind of vacation: your sentence did not say.',
          ...(!isFresh && { action: { label: 'Undo', onSelect: () => onDraft(earlier) } }),
        });
        setState({ isReading: false, fault: undefined });
        go(isTyped ? STEP_COUNT : 1);
      } catch {
        setState({ isReading: false, fault: NOT_READ });
      }
    },
    [client, onDraft, go],
  );

  const isBrought = useRef(false);
  useEffect(() => {
    if (!brought || isBrought.current) return;
    isBrought.current = true;
    void say(brought);
  }, [brought, say]);

  return { ...state, say: (sentence) => void say(sentence) };
}
