import { similarActivities, swapActivityCommand, type DayActivity } from '@sojourn/trip';
import { Button, RadioGroup, Stack, Text } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { todayHere } from '@sojourn/web-kit';
import { useState } from 'react';
import { usePlan } from '../plan/plan-access';
import { DayActivities } from './day-activities';
import { formatEffort } from './slot-words.model';

type SimilarDialogProps = { itemId: string; onClose: () => void; onSaved: (id: string) => void };

/** Something else of the same kind in the place of one event, at its time. */
export const SimilarDialog = (props: SimilarDialogProps) => {
  const { plan } = usePlan();
  const title = plan.items[props.itemId]?.title ?? '';
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={`Another idea for “${title}”`}
      description="Something like it that is open then and done before what comes next."
    >
      <DayActivities>{(activities) => <Choice {...props} activities={activities} />}</DayActivities>
    </Dialog>
  );
};

const Choice = ({ itemId, activities, onSaved }: SimilarDialogProps & { activities: readonly DayActivity[] }) => {
  const { plan, tell } = usePlan();
  const similar = similarActivities(plan, itemId, activities);
  const [chosen, setChosen] = useState(similar[0]?.id ?? '');
  const activity = similar.find(({ id }) => id === chosen);
  if (!activity) return <Text>Nothing else of ours fits into that time.</Text>;
  const swap = () => {
    const command = swapActivityCommand(plan, { itemId, activity }, todayHere());
    onSaved(itemId);
    if (command) tell(command, { title: 'Event swapped', description: `${activity.name} is in its place.` });
  };
  return (
    <Stack gap={20}>
      <RadioGroup
        name="similar"
        label="Instead"
        options={similar.map((each) => ({ value: each.id, label: each.name, hint: formatEffort(each) }))}
        value={chosen}
        onValueChange={setChosen}
      />
      <Button onClick={swap}>Swap</Button>
    </Stack>
  );
};
