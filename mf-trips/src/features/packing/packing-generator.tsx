import {
  climates,
  formatTripLength,
  packingChildren,
  packingTripTypes,
  type Climate,
  type PackingChild,
  type PackingTripType,
} from '@sojourn/trip';
import { Banner, Button, Card, Heading, NativeSelect, Text } from '@sojourn/ui';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { climateOfTrip, isGenerated, isOutdated, makeList, seedOf } from './packing.model';
import { Choices, GeneratorBox } from './packing.styles';

const climateWords: Record<Climate, string> = { tropical: 'Tropical', cold: 'Cold', hot: 'Hot', mild: 'Mild' };
const typeWords: Record<PackingTripType, string> = {
  vacation: 'Vacation',
  business: 'Business',
  beach: 'Beach',
  hiking: 'Hiking',
  adventure: 'Adventure',
};

const childWords: Record<PackingChild, string> = {
  none: 'No child',
  baby: 'A baby',
  toddler: 'A toddler',
  child: 'An older child',
};

const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }));

/** Says what the list is made from, and makes it. */
export const PackingGenerator = () => {
  const { plan, tell } = usePlan();
  const known = seedOf(plan);
  const [chosen, setChosen] = useState<Partial<Pick<typeof known, 'climate' | 'tripType' | 'child'>>>({});
  const seed = { ...known, ...chosen };
  const isThere = isGenerated(plan);
  const travellers = Object.keys(plan.travellers).length;
  const make = () => {
    tell(makeList(plan, seed), { title: isThere ? 'Packing list updated' : 'Packing list made' });
    setChosen({});
  };
  return (
    <GeneratorBox>
      <Card as="section" aria-labelledby="packing-seed">
        <Heading level={2} size="xl" id="packing-seed">
          Made for this trip
        </Heading>
        <Text size="sm" tone="ink2">
          <span data-fact="trip:here:days">{formatTripLength(plan.head.dates)}</span>
          {travellers > 1 ? `, a list for each of ${travellers} travellers` : ''}. The place and the month say{' '}
          {climateWords[climateOfTrip(plan)].toLowerCase()} weather.
        </Text>
        <Choices>
          <NativeSelect
            label="Climate"
            value={seed.climate}
            options={optionsOf(climates, climateWords)}
            onChange={(event) => setChosen({ ...chosen, climate: event.target.value as Climate })}
          />
          <NativeSelect
            label="Kind of trip"
            value={seed.tripType}
            options={optionsOf(packingTripTypes, typeWords)}
            onChange={(event) => setChosen({ ...chosen, tripType: event.target.value as PackingTripType })}
          />
          <NativeSelect
            label="Traveling with"
            value={seed.child}
            options={optionsOf(packingChildren, childWords)}
            onChange={(event) => setChosen({ ...chosen, child: event.target.value as PackingChild })}
          />
        </Choices>
        {isOutdated(plan) && <Banner tone="sun">The trip has changed since this list was made.</Banner>}
        <Button variant={isThere ? 'secondary' : 'primary'} onClick={make}>
          {isThere ? 'Update the list' : 'Make my packing list'}
        </Button>
        {isThere && (
          <Text size="xs" tone="ink3">
            Your own items and every tick stay.
          </Text>
        )}
      </Card>
    </GeneratorBox>
  );
};
