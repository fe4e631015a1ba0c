import { Button, EmptyState, Heading, Text } from '@sojourn/ui';
import { AlertDialog } from '@sojourn/ui/alert-dialog';
import { Luggage, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { AddItem } from './add-item';
import { PackingFilters } from './packing-filters';
import { PackingGenerator } from './packing-generator';
import { PackingList } from './packing-list';
import { PackingProgress } from './packing-progress';
import { PrintButton } from './print-button';
import { groupsOf, itemsOf, type PackingFilter } from './packing.model';
import { Actions, ListCard, PackingColumns, ScreenOnly, Side } from './packing.styles';

/** What to pack: made for the trip, and one's own. */
export const PackingTab = () => {
  const { plan, canEdit, tell } = usePlan();
  const [filter, setFilter] = useState<PackingFilter>({ show: 'all', category: null, travellerId: null });
  const [isAsking, setAsking] = useState(false);
  // Somebody else may have removed the traveller meanwhile.
  const travellerId = filter.travellerId !== null && plan.travellers[filter.travellerId] ? filter.travellerId : null;
  const shown = { ...filter, travellerId };
  const items = itemsOf(plan, travellerId);

  if (Object.keys(plan.packing).length === 0) {
    return (
      <PackingColumns data-state="empty">
        <EmptyState icon={<Luggage />} title="Nothing to pack yet">
          {canEdit
            ? 'Start from a list made for this trip, or write your own.'
            : 'Whoever plans this trip has made no packing list so far.'}
        </EmptyState>
        {canEdit && (
          <>
            <Side>
              <PackingGenerator />
            </Side>
            <AddItem travellerId={null} />
          </>
        )}
      </PackingColumns>
    );
  }
  return (
    <PackingColumns>
      <Side>
        <PackingProgress items={items} />
        {canEdit && <PackingGenerator />}
      </Side>
      <ListCard forwardedAs="section" aria-labelledby="packing-title">
        <Actions>
          <Heading level={2} size="xl" id="packing-title">
            Packing list
          </Heading>
          <ScreenOnly>
            <PrintButton />
            {canEdit && (
              <Button
                variant="quiet"
                size="sm"
                icon={<RotateCcw aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
              >
                Reset
              </Button>
            )}
          </ScreenOnly>
        </Actions>
        <PackingFilters items={items} filter={shown} onChange={setFilter} />
        {canEdit && <AddItem travellerId={travellerId} />}
        <PackingList groups={groupsOf(items, shown)} isWhole={travellerId === null} />
        <Text size="xs" tone="ink3" data-paper="hidden">
          {canEdit ? 'What you tick is saved as you go.' : 'You can look at this list, but not change it.'}
        </Text>
      </ListCard>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Reset the checklist?"
        description="Every tick is taken away, for everybody. Nothing is removed from the list."
        confirmLabel="Reset"
        tone="primary"
        onConfirm={() => {
          setAsking(false);
          tell({ type: 'packing.reset' }, { title: 'Checklist reset' });
        }}
      />
    </PackingColumns>
  );
};
