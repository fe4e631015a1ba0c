import { Button, Stack, Table, Text } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { usePlan, usePlanStanding } from '../../shared/plan/plan-access';
import { stepsForYours } from './conflict.model';
import { differencesOf } from './difference.model';

/** What was done here and met what somebody else had done to the same thing: both versions, and the choice. */
export const ConflictDialog = () => {
  const { plan, forgetDropped, tell } = usePlan();
  const { dropped } = usePlanStanding();
  const [first] = dropped;
  if (!first) return null;
  const { key, refusal } = first;
  const differences = refusal.conflicts.flatMap((conflict) => differencesOf(conflict, plan));
  const steps = refusal.conflicts.map((conflict) => stepsForYours(conflict, plan));
  const canUseYours = steps.length > 0 && steps.every((each) => each.length > 0);
  const useYours = () => {
    forgetDropped(key);
    tell({ type: 'batch', steps: steps.flat() });
  };
  const close = () => forgetDropped(key);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={refusal.conflicts.length > 0 ? 'Somebody else changed this too' : 'This could not be kept'}
      description={refusal.message}
      footer={
        <>
          <Button variant={canUseYours ? 'secondary' : 'primary'} onClick={close}>
            {canUseYours ? 'Keep theirs' : 'All right'}
          </Button>
          {canUseYours && <Button onClick={useYours}>Use mine</Button>}
        </>
      }
    >
      <Stack gap={16}>
        {refusal.conflicts.map(({ in: name, id, yours, theirs }) => (
          <Gone key={`${name} ${id}`} isTheirs={theirs === null} isYours={yours === null} />
        ))}
        {differences.length > 0 && (
          <Table caption="What differs">
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Yours</th>
                <th scope="col">Theirs</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, yours, theirs }, at) => (
                <tr key={at}>
                  <th scope="row">{field}</th>
                  <td>{yours}</td>
                  <td>{theirs}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Stack>
    </Dialog>
  );
};

/** Who removed a thing; nothing where both have it. */
const Gone = ({ isTheirs, isYours }: { isTheirs: boolean; isYours: boolean }) => {
  if (isTheirs) return <Text>They removed it; you changed it.</Text>;
  return isYours && <Text>You removed it; they changed it.</Text>;
};
