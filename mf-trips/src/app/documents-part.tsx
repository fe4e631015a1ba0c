import { Stack } from '@sojourn/ui';
import { ActivitiesTab } from '../features/activities/activities-tab';
import { DocumentsTab } from '../features/documents/documents-tab';
import { PackingTab } from '../features/packing/packing-tab';
import { PartBoundary } from '../shared/part-boundary';

/** Two rows of a desk; the Activities tab has all of them. */
const ATTRACTIONS = 8;

/** What one wants at hand on the way: papers, what to pack, and what there is to do (spec, section 2). */
export const DocumentsPart = () => (
  <Stack gap={32}>
    <DocumentsTab />
    <PartBoundary name="Packing list">
      <PackingTab />
    </PartBoundary>
    <PartBoundary name="Things to do">
      <ActivitiesTab first={ATTRACTIONS} />
    </PartBoundary>
  </Stack>
);
