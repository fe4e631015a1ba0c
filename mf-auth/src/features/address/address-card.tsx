import type { CurrentUser } from '@sojourn/contracts';
import { Button, Card, Heading, LinkButton, Stack, Text } from '@sojourn/ui';
import { Combobox, ComboboxOption } from '@sojourn/ui/combobox';
import { messageOf, toast, useSession } from '@sojourn/web-kit';
import { House, MapPin, Plane } from 'lucide-react';
import { useState } from 'react';
import { lineOf, noStreetParts, partsLineOf, withStreet, type AddressOption } from './address.model';
import { useSaveAddress } from './address.queries';
import { Current, ShortList } from './address-card.styles';
import { StreetFields } from './street-fields';
import { useAddressOptions } from './use-address-options';

const icons = { city: <MapPin />, airport: <Plane />, sight: <MapPin />, street: <House /> };
const HINT = 'Type at least three letters, then choose.';
const hints = {
  none: HINT,
  elsewhere: HINT,
  coming: HINT,
  ready: `${HINT} Street addresses by Google Maps.`,
  failed: `${HINT} Street addresses cannot be searched right now; cities and airports can.`,
};

/** Your Address: where journeys start from. */
export const AddressCard = ({ user }: { user: CurrentUser }) => {
  const { setUser } = useSession();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<AddressOption | null>(null);
  const { options, isFetching, hasNone, hasFailed, streets } = useAddressOptions(picked ? '' : typed);
  const [parts, setParts] = useState(noStreetParts);
  const save = useSaveAddress();

  const confirm = async (option: AddressOption) => {
    try {
      // A street that was picked is whole: what was typed to a city before it is none of its.
      const whole =
        option.kind === 'street' ? option : { ...option, read: async () => withStreet(await option.read(), parts) };
      setUser(await save.mutateAsync(whole));
      setPicked(null);
      setParts(noStreetParts);
      setTyped('');
      toast({ title: 'Address saved', description: 'Trips and flights start from there.' });
    } catch (error) {
      const description = messageOf(error, 'Your address could not be saved. Please try again.');
      toast({ title: 'Error saving address', description, variant: 'destructive' });
    }
  };

  const where = partsLineOf(user);
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
          <Combobox<AddressOption>
            label={user.formattedAddress ? 'New address' : 'Address'}
            placeholder={streets === 'ready' ? 'Street, city or airport' : 'City or airport'}
            hint={hints[streets]}
            items={options}
            itemKey={({ id }) => id}
            itemText={lineOf}
            renderItem={({ title, detail, kind }) => (
              <ComboboxOption title={title} detail={detail} icon={icons[kind]} />
            )}
            value={picked}
            onValueChange={setPicked}
            inputValue={typed}
            onInputChange={setTyped}
            loading={isFetching}
            emptyText={hasNone ? 'No place of that name. Try another spelling.' : undefined}
            errorText={hasFailed ? 'Places cannot be searched right now.' : undefined}
          />
        </ShortList>
        {picked && picked.kind !== 'street' && <StreetFields parts={parts} onChange={setParts} />}
        {picked && (
          <Button onClick={() => void confirm(picked)} pending={save.isPending} pendingText="Saving...">
            Use and Save This Address
          </Button>
        )}
        {streets === 'elsewhere' && (
          <div>
            {/* Another document: only there may Google's script run. */}
            <LinkButton href="/profile" variant="quiet" size="sm">
              Search street addresses
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
};
