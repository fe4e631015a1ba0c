import { profileChangeSchema, type CurrentUser, type ProfileChange } from '@sojourn/contracts';
import { Button, Stack, TextField } from '@sojourn/ui';
import { messageOf, toast, useSession } from '@sojourn/web-kit';
import { readBy, useContractForm } from '../../shared/use-contract-form';
import { Pair } from './profile.styles';
import { useChangeProfile } from './profile.queries';

/** First and last name, being edited; `onClose` when they are saved or left alone. */
export const ProfileForm = ({ user, onClose }: { user: CurrentUser; onClose: () => void }) => {
  const { setUser } = useSession();
  const change = useChangeProfile();
  const { form, field } = useContractForm({
    defaults: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    read: readBy<ProfileChange>(profileChangeSchema),
    send: async (values) => {
      try {
        setUser(await change.mutateAsync(values));
        toast({ title: 'Profile updated', description: 'Your changes have been saved.' });
        onClose();
      } catch (error) {
        const description = messageOf(error, 'Your changes could not be saved. Please try again.');
        toast({ title: 'Error updating profile', description, variant: 'destructive' });
      }
    },
  });

  return (
    <form {...form} aria-label="Profile information">
      <Stack gap={20}>
        <Pair>
          <TextField
            {...field('firstName')}
            label="First name"
            autoComplete="given-name"
            // Pressing Edit took its button away; the person goes on in the first field.
            // eslint-disable-next-line jsx-a11y-x/no-autofocus
            autoFocus
          />
          <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        </Pair>
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" pending={change.isPending} pendingText="Saving...">
            Save Changes
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};
