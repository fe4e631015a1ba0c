import { Building2, Mountain, Search, Users, Utensils } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox';
import { ChipGroup } from '../chip/chip-group';
import { Combobox } from '../combobox/combobox';
import { DateField } from '../date-field/date-field';
import { Stack } from '../layout/layout';
import { NativeSelect } from '../native-select/native-select';
import { PasswordField } from '../password-field/password-field';
import { RadioGroup } from '../radio-group/radio-group';
import { Select } from '../select/select';
import { Slider } from '../slider/slider';
import { FoldOut } from '../fold-out/fold-out';
import { Stepper } from '../stepper/stepper';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import { Columns } from './gallery.styles';
import { GallerySection } from './gallery-section';

const cabins = ['Economy', 'Premium economy', 'Business', 'First'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const Words = () => {
  const [city, setCity] = useState<string | null>(null);
  const [date, setDate] = useState('');
  return (
    <Stack gap={20}>
      <TextField label="E-mail" type="email" placeholder="you@example.com" hint="We never share it." required />
      <TextField label="Username" defaultValue="ada" error="Username must be at least 4 characters" />
      <TextField
        label="Search"
        hideLabel
        placeholder="Search destinations"
        start={<Search aria-hidden="true" />}
        size="lg"
      />
      <PasswordField label="Password" defaultValue="correct horse" autoComplete="off" />
      <TextField label="Disabled" value="Kept as it is" disabled readOnly />
      <TextArea label="Notes" placeholder="Anything else that would make this trip yours" />
      <Combobox
        label="Destination"
        freeText
        items={['Rome, Italy', 'Romania', 'Rotterdam, Netherlands']}
        itemKey={(item) => item}
        itemText={(item) => item}
        value={city}
        onValueChange={setCity}
        placeholder="Where to?"
        hint="Type or choose."
      />
      <DateField label="Start date" value={date} onValueChange={setDate} min="2026-11-21" required />
    </Stack>
  );
};

const Choices = () => {
  const [cabin, setCabin] = useState('economy');
  const [adults, setAdults] = useState(2);
  const [budget, setBudget] = useState(2400);
  const [styles, setStyles] = useState(['food']);
  const [category, setCategory] = useState<string | null>('all');
  return (
    <Stack gap={24}>
      <Select label="Cabin" options={cabins} value={cabin} onValueChange={setCabin} />
      <NativeSelect label="Cabin, native" options={cabins} defaultValue="business" />
      <Select
        label="Sort"
        hideLabel
        variant="pill"
        options={[{ value: 'economy', label: 'Price, low to high' }, ...cabins.slice(1)]}
        value={cabin}
        onValueChange={setCabin}
      />
      <div>
        <Stepper label="Adults" hint="12 and over" value={adults} onValueChange={setAdults} min={1} />
        <Stepper label="Infants" hint="Under 2, on a lap" value={0} onValueChange={() => undefined} />
      </div>
      <FoldOut label="Guests and rooms" caption="Guests" text="2 guests" icon={<Users aria-hidden="true" />}>
        {() => <Stepper label="Rooms" value={1} onValueChange={() => undefined} />}
      </FoldOut>
      <Slider
        label="Budget per person"
        prefix="$"
        min={100}
        max={10000}
        step={100}
        value={budget}
        onValueChange={setBudget}
      />
      <ChipGroup
        label="Interests"
        multiple
        value={styles}
        onValueChange={setStyles}
        options={[
          { value: 'food', label: 'Food', icon: <Utensils aria-hidden="true" /> },
          { value: 'hiking', label: 'Hiking', icon: <Mountain aria-hidden="true" /> },
          { value: 'museums', label: 'Museums', icon: <Building2 aria-hidden="true" /> },
        ]}
      />
      <ChipGroup
        label="Category"
        hideLabel
        required
        value={category}
        onValueChange={setCategory}
        options={[
          { value: 'all', label: 'All', count: 24 },
          { value: 'tours', label: 'Tours', count: 9 },
          { value: 'nature', label: 'Nature', count: 15 },
        ]}
      />
      <div>
        <Checkbox label="Nonstop" end={14} defaultChecked />
        <Checkbox label="1 stop" end={38} />
        <Checkbox label="Remember me" hint="Stay signed in for 30 days on this device." />
        <Checkbox label="I have read the terms" error="Please accept the terms to go on." />
      </div>
      <RadioGroup
        label="Duration"
        name="duration"
        variant="cards"
        defaultValue="week"
        options={[
          { value: 'weekend', label: 'Weekend', hint: '2-3 days' },
          { value: 'week', label: 'Week', hint: '1 week' },
        ]}
      />
      <RadioGroup
        label="Bookings"
        name="bookings"
        defaultValue="shift"
        options={[
          { value: 'shift', label: 'Shift everything' },
          { value: 'keep', label: 'Keep bookings where they are', hint: 'Flights and stays do not move.' },
        ]}
      />
    </Stack>
  );
};

/** Every field in its states. */
export const FieldSection = () => (
  <GallerySection title="Fields">
    <Columns>
      <Words />
      <Choices />
    </Columns>
  </GallerySection>
);
