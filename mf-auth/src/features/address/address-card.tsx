import type { CurrentUser, PlaceSuggestion } from '@sojourn/contracts';
import { Button, Card, Heading, Stack, Text } from '@sojourn/ui';
import { Combobox, ComboboxOption } from '@sojourn/ui/combobox';
import { messageOf, toast, useSession } from '@sojourn/web-kit';
import { MapPin, Plane } from 'lucide-react';
import { useState } from 'react';
import { addressOf, isSearched, lineOf } from './address.model';
import { usePlaces, useSaveAddress } from './address.queries';
import { Current, ShortList } from './address-card.styles';

/** Your Address: where journeys start from. */
export const AddressCard = ({ user }: { user: CurrentUser }) => {
  const { setUser } = useSession();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<PlaceSuggestion | null>(null);
  const places = usePlaces(picked ? '' : typed);
  const save = useSaveAddress();
  const isAsked = isSearched(typed) && !picked;

  const confirm = async (place: PlaceSuggestion) => {
    try {
      setUser(await save.mutateAsync(addressOf(place)));
      setPicked(null);
      setTyped('');
      toast({ title: 'Address saved', description: 'Trips and flights start from there.' });
    } catch (error) {
      const description = messageOf(error, 'Your address could not be saved. Please try again.');
      toast({ title: 'Error saving address', description, variant: 'destructive' });
    }
  };

  const where = [user.city, user.country].filter(Boolean).join(', ');
  return (
    <Card as="section" aria-labelledby="your-address" padding="lg">
      <Stack gap={20}>
        <Heading level={2} id="your-address">
          Your Address
        </Heading>
        <Current>
          <MapPin aria-hidden="true" />
          <div>
            <strong>{user.formattedAddress ?? 'No Address Set'}</strong>
            {user.formattedAddress && where && where !== user.formattedAddress && <Text tone="ink2">{where}</Text>}
            {!user.formattedAddress && (
              <Text tone="ink2">Save where you start from, and the planner and flight search know it.</Text>
            )}
          </div>
        </Current>
        <ShortList>
          <Combobox<PlaceSuggestion>
            label={user.formattedAddress ? 'New address' : 'Address'}
            placeholder="City or airport"
            hint="Type at least three letters, then choose."
            items={isAsked ? (places.data?.data ?? []) : []}
            itemKey={({ id }) => id}
            itemText={lineOf}
            renderItem={(place) => (
              <ComboboxOption
                title={place.name}
                detail={place.detail}
                icon={place.kind === 'airport' ? <Plane /> : <MapPin />}
              />
            )}
            value={picked}
            onValueChange={setPicked}
            inputValue={typed}
            onInputChange={setTyped}
            loading={isAsked && places.isFetching}
            emptyText={isAsked && places.isSuccess ? 'No place of that name. Try another spelling.' : undefined}
            errorText={isAsked && places.isError ? 'Places cannot be searched right now.' : undefined}
          />
        </ShortList>
        {picked && (
          <Button onClick={() => void confirm(picked)} pending={save.isPending} pendingText="Saving...">
            Use and Save This Address
          </Button>
        )}
      </Stack>
    </Card>
  );
};
