/** The draft, kept by this browser: a reload, signing in or a second tab loses nothing. */
import { readStored, writeStored, type Schema } from '@sojourn/web-kit';
import { PLAN_DRAFT_KEY } from '../../shared/plan-draft.store';
import { readDraft, type Draft } from './plan.model';

const draftSchema: Schema<Draft> = { safeParse: (kept) => ({ success: true, data: readDraft(kept) }) };

export const readKeptDraft = (): Draft => readStored(PLAN_DRAFT_KEY, draftSchema, readDraft(null));

/**
 * A browser that forbids storage still plans; only a reload starts again. What another tab has said is not said again:
 * it would take from that tab what a draft loses when it is read.
 */
export function keepDraft(draft: Draft): void {
  if (JSON.stringify(readKeptDraft()) !== JSON.stringify(draft)) writeStored(PLAN_DRAFT_KEY, draft);
}

/** Calls with what another tab has said; answers how to stop listening. */
export function onDraftElsewhere(listen: (draft: Draft) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === PLAN_DRAFT_KEY && newValue !== null) listen(readKeptDraft());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
