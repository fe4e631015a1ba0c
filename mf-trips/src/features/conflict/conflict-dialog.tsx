import type { TripCommand } from '@sojourn/contracts/plan';
import { Button, Stack, Table, Text } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { usePlan } from '../../shared/plan/plan-access';
import { commandForYours, differencesOf } from './conflict.model';

/** What was done here and met what somebody else had done to the same thing: both versions, and the choice. */
export const ConflictDialog = () => {
  const { plan, dropped, forgetDropped, tell } = usePlan();
  const [first] = dropped;
  if (!first) return null;
  const { key, refusal } = first;
  const commands = refusal.conflicts.flatMap((conflict): TripCommand[] => {
    const command = commandForYours(conflict, plan);
    return command ? [command] : [];
  });
  const canUseYours = commands.length > 0 && commands.length === refusal.conflicts.length;
  const useYours = () => {
    forgetDropped(key);
    for (const command of commands) tell(command);
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
        {refusal.conflicts.map((conflict) => {
          const differences = differencesOf(conflict);
          if (conflict.yours === null) return <Text key={conflict.id}>You removed it; they changed it.</Text>;
          if (conflict.theirs === null) return <Text key={conflict.id}>They removed it; you changed it.</Text>;
          return (
            <Table key={conflict.id} caption="What differs">
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">Yours</th>
                  <th scope="col">Theirs</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ field, yours, theirs }) => (
                  <tr key={field}>
                    <th scope="row">{field}</th>
                    <td>{yours}</td>
                    <td>{theirs}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          );
        })}
      </Stack>
    </Dialog>
  );
};
