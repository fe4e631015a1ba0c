/** Places that stay while the rest is made anew, and one that is swapped for another. */
import type { Preferences, RecommendationAnswer } from '@sojourn/contracts';
import { toast } from '@sojourn/web-kit';
import { useRef, useState } from 'react';
import { askOwnPicks, withoutChooser } from '../../shared/own-picks.model';
import { askAround, askInsteadOf, newcomerOf, toggleKept } from './keeping.model';
import { readKeptPlaces, writeKeptPlaces } from './kept-places.store';
import type { AskedBy, Refinement } from './refine.queries';
import type { ListVersion } from './versions.model';

/** What can be done with the places of one's own list. */
export type ListChanges = {
  kept: readonly string[];
  /** The place that another is looked for, while it is. */
  swapping: string | null;
  canSwap: boolean;
  /** The place that came just now, which the focus goes to. */
  arrived: string | null;
  onKeep: (id: string) => void;
  onSwap: (id: string) => void;
};

type Keeping = {
  current: { answer: RecommendationAnswer; preferences: Preferences | null };
  isOnline: boolean;
  refinement: Refinement;
  /** Shows a list. */
  onAnswer: (asked: ListVersion) => void;
};

/** `ask` is the refinement's own, around what is kept. */
export function useKeeping({ current, isOnline, refinement, onAnswer }: Keeping): {
  changes: ListChanges | null;
  around: Refinement;
} {
  const { answer, preferences } = current;
  const list = answer.recommendations;
  const [kept, setKept] = useState(readKeptPlaces);
  const [swapping, setSwapping] = useState<string | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);

  // A swap takes a while, and its Undo stays on the screen: what is kept meanwhile stays kept.
  const keptNow = useRef(kept);
  const keep = (ids: readonly string[]) => {
    keptNow.current = [...ids];
    setKept(keptNow.current);
    writeKeptPlaces(ids);
  };
  const ask = (asked: Preferences, by: AskedBy) => refinement.ask(askAround(asked, list, kept), by);

  const swap = async (id: string, asked: Preferences) => {
    const gone = list.find((each) => each.id === id);
    if (!gone || refinement.progress !== null || !isOnline) return;
    setSwapping(id);
    const found = await refinement.ask(askInsteadOf(asked, list, id), 'swap', () => void swap(id, askOwnPicks(asked)));
    setSwapping(null);
    if (!found) return;
    const newcomer = newcomerOf(found.answer.recommendations, list);
    if (!newcomer) {
      toast({
        title: 'Nothing else fits',
        description: `No other place fits your wishes, so ${gone.destination} stays.`,
      });
      return;
    }
    onAnswer(found);
    const wasKept = keptNow.current.includes(id);
    keep(keptNow.current.filter((each) => each !== id));
    setArrived(newcomer.id);
    toast({
      title: `${newcomer.destination} instead of ${gone.destination}`,
      action: {
        label: 'Undo',
        onSelect: () => {
          onAnswer({ answer, preferences: withoutChooser(asked) });
          keep([...keptNow.current.filter((each) => each !== newcomer.id), ...(wasKept ? [id] : [])]);
          setArrived(id);
        },
      },
    });
  };

  return {
    around: { ...refinement, ask },
    changes: preferences && {
      ...{ kept, swapping, arrived },
      canSwap: isOnline && refinement.progress === null,
      onKeep: (id) => keep(toggleKept(keptNow.current, id)),
      onSwap: (id) => void swap(id, preferences),
    },
  };
}
