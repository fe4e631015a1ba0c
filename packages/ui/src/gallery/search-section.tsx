import { Plane } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { LinkButton } from '../button/link-button';
import { Card } from '../card/card';
import { Combobox, ComboboxOption } from '../combobox/combobox';
import { DateField } from '../date-field/date-field';
import { Stack } from '../layout/layout';
import { Heading, Text } from '../layout/typography';
import { RadioGroup } from '../radio-group/radio-group';
import type { GalleryPicture } from './gallery-picture';
import { Hero, HeroWords, SearchRow } from './gallery.styles';
import { GallerySection } from './gallery-section';

interface Airport {
  code: string;
  name: string;
  city: string;
}

const airports: Airport[] = [
  { code: 'LON', name: 'London, all airports', city: 'United Kingdom' },
  { code: 'LHR', name: 'London Heathrow', city: 'London, United Kingdom' },
  { code: 'LGW', name: 'London Gatwick', city: 'London, United Kingdom' },
  { code: 'FCO', name: 'Rome Fiumicino', city: 'Rome, Italy' },
  { code: 'CIA', name: 'Rome Ciampino', city: 'Rome, Italy' },
  { code: 'MUC', name: 'München', city: 'Munich, Germany' },
];

const AirportBox = ({ label, start }: { label: string; start: string }) => {
  const [value, setValue] = useState<Airport | null>(airports.find(({ code }) => code === start) ?? null);
  const [text, setText] = useState('');
  const items = airports.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(text.toLowerCase()));
  return (
    <Combobox
      label={label}
      size="lg"
      items={items}
      itemKey={({ code }) => code}
      itemText={({ name }) => name}
      renderItem={({ name, city, code }) => <ComboboxOption title={name} detail={city} aside={code} icon={<Plane />} />}
      selectedDetail={({ code, city }) => `${code}, ${city}`}
      value={value}
      onValueChange={setValue}
      onInputChange={setText}
      placeholder="City or airport"
      emptyText="No airport fits that."
    />
  );
};

/** The hero and the search card, as on the home page. */
export const SearchSection = ({ picture }: { picture: GalleryPicture }) => {
  const [trip, setTrip] = useState('round');
  const [from, setFrom] = useState('2027-04-10');
  const [to, setTo] = useState('2027-04-17');
  return (
    <GallerySection title="On a scene">
      <Hero>
        {picture('Amalfi Coast', 'hero')}
        <HeroWords>
          <Badge tone="scene">About 2 minutes. No credit card.</Badge>
          <Heading level={3} size="hero">
            Your next vacation, chosen for you.
          </Heading>
          <Text size="lg">
            Tell us how you like to travel. Sojourn finds places that fit your dates, your budget and the people you go
            with.
          </Text>
          <Stack direction="row" wrap gap={12}>
            <Button size="lg">Start Planning My Trip</Button>
            <LinkButton size="lg" variant="scene" href="#flights">
              Search flights
            </LinkButton>
            <Button variant="scene-solid" size="lg">
              Share
            </Button>
          </Stack>
        </HeroWords>
      </Hero>
      <Card floating padding="md" as="form">
        <Stack gap={16}>
          <RadioGroup
            label="Trip type"
            hideLabel
            name="trip"
            variant="segmented"
            options={[
              { value: 'round', label: 'Round trip' },
              { value: 'one', label: 'One way' },
            ]}
            value={trip}
            onValueChange={setTrip}
          />
          <SearchRow>
            <AirportBox label="From" start="LHR" />
            <AirportBox label="To" start="FCO" />
            <DateField
              label="Departure"
              size="lg"
              value={from}
              onValueChange={setFrom}
              min="2026-11-21"
              range={{ from, to }}
            />
            <DateField label="Return" size="lg" value={to} onValueChange={setTo} min={from} range={{ from, to }} />
            <Button size="lg">Search, 2 adults</Button>
          </SearchRow>
        </Stack>
      </Card>
    </GallerySection>
  );
};
