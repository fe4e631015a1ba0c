import { sentenceOf } from './choices.model';
import type { Draft } from './plan.model';
import { Jump, SentenceLine } from './planner.styles';

/** What was said in the steps before, as one sentence; each part leads back to its step. */
export function Sentence({ draft, step, onEdit }: { draft: Draft; step: number; onEdit: (step: number) => void }) {
  const parts = sentenceOf(draft, step);
  if (parts.length === 0) return null;
  return (
    <SentenceLine aria-label="So far">
      {parts.map(({ step: to, words, before }) => (
        <span key={to + words}>
          {before}
          <Jump type="button" onClick={() => onEdit(to)}>
            {words}
          </Jump>
        </span>
      ))}
    </SentenceLine>
  );
}
