/** The reading of a plan for its seal and for its next writing, in slices: at once it takes a phone as long as drawing it. */
import { createSlicer } from './work-slices';
import { readForSeal } from './plan-seal.model';
import { serializeAhead } from './stored-list';

/** Reads every part of what is, or may be, a plan; what is none is left to whoever judges it. */
export async function readPlanAhead(kept: object): Promise<void> {
  const nextSlice = createSlicer();
  for (const parts of Object.values<unknown>(kept as Record<string, unknown>)) {
    if (typeof parts !== 'object' || parts === null) continue;
    for (const part of Object.values<unknown>(parts as Record<string, unknown>)) {
      if (typeof part === 'object' && part !== null) readForSeal(part);
      await nextSlice();
    }
    serializeAhead(parts, 1);
    await nextSlice();
  }
}
