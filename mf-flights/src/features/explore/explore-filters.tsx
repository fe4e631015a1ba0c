import { type AirportSuggestion, type Continent, continents } from '@sojourn/contracts';
import type { ExploredPlace, ExploreType } from '@sojourn/contracts/explore';
import { monthName } from '@sojourn/travel';
import { Button, Checkbox, ChipGroup, NativeSelect, useIsWide } from '@sojourn/ui';
import { formatMoney, todayHere } from '@sojourn/web-kit';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { iataCodeIn, placeOfCode, shortAirportName } from '../../shared/airport.model';
import { AirportField } from '../../shared/airport-field';
import {
  BUDGETS,
  exploreTypes,
  type ExploreView,
  filtersSet,
  HOURS,
  monthsOnSale,
  NIGHTS,
  typeCounts,
  typeLabels,
} from './explore.model';
import { Fields, Folded, MoreFields, Panel, Together, TypeRow } from './explore.styles';

type ExploreFiltersProps = {
  view: ExploreView;
  onView: (view: ExploreView) => void;
  /** What the service found, before filters. */
  places: readonly ExploredPlace[];
  /** The name of the origin, once the answer says it. */
  origin: AirportSuggestion | null;
  /** The field of who travels. */
  passengers: ReactNode;
};

const ANY = '';
const inOrder = (choices: readonly number[], also: number | null) =>
  [...new Set([...choices, ...(also === null ? [] : [also])])].sort((one, other) => one - other);

const monthLabel = (month: string) => `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
const nightsLabel = (nights: number) => (nights === 0 ? 'One way' : nights === 1 ? '1 night' : `${nights} nights`);

/** Whole numbers as choices, '' for any. */
const choicesOf = (values: readonly number[], any: string, label: (value: number) => string) => [
  { value: ANY, label: any },
  ...values.map((value) => ({ value: String(value), label: label(value) })),
];
const numberOf = (text: string) => (text === ANY ? null : Number(text));

type OriginFieldProps = {
  code: string;
  /** The airport of the last answer. */
  named: AirportSuggestion | null;
  onOrigin: (code: string) => void;
};

/** The origin as it is typed; it counts once an airport is chosen, or whoever typed a code has left the field. */
const OriginField = ({ code, named, onOrigin }: OriginFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<AirportSuggestion | null>(null);
  const known = [named, chosen].find((place) => place?.iataCode === code);
  const origin = known ?? (code === '' ? null : placeOfCode(code));
  const choose = (place: AirportSuggestion | null, next: string) => {
    setTyped(null);
    setChosen(place);
    onOrigin(next);
  };
  return (
    <AirportField
      label="From"
      placeholder="City or airport"
      value={typed === null ? origin : null}
      text={typed ?? (origin ? shortAirportName(origin.name) : '')}
      onChange={(place, text) => {
        if (place) choose(place, place.iataCode);
        else setTyped(text);
      }}
      onBlur={() => {
        // Not while it is typed: the first three letters of many a city are a code, too.
        const next = iataCodeIn(typed ?? '');
        if (next !== '') choose(null, next);
      }}
    />
  );
};

type ChoosingProps = Pick<ExploreFiltersProps, 'view' | 'places'> & {
  onChange: (part: Partial<ExploreView>) => void;
};

/** For how much, how far, and in which part of the world. */
const LimitFields = ({ view, onChange }: ChoosingProps) => (
  <>
    <NativeSelect
      label="Budget for flights"
      size="lg"
      options={choicesOf(inOrder(BUDGETS, view.budget), 'Any', (budget) => `Up to ${formatMoney(budget)}`)}
      value={String(view.budget ?? ANY)}
      onChange={(event) => onChange({ budget: numberOf(event.target.value) })}
    />
    <NativeSelect
      label="Flight time"
      size="lg"
      options={choicesOf(inOrder(HOURS, view.hours), 'Any', (hours) => `Up to ${hours} hours`)}
      value={String(view.hours ?? ANY)}
      onChange={(event) => onChange({ hours: numberOf(event.target.value) })}
    />
    <NativeSelect
      label="Part of the world"
      size="lg"
      options={[{ value: ANY, label: 'Anywhere' }, ...continents.map((value) => ({ value, label: value }))]}
      value={view.continent ?? ANY}
      onChange={(event) => onChange({ continent: (event.target.value || null) as Continent | null })}
    />
  </>
);

const KindChoices = ({ view, places, onChange, beside }: ChoosingProps & { beside?: ReactNode }) => {
  const counts = typeCounts(places, view);
  return (
    <>
      <ChipGroup
        multiple
        label="Type of place"
        hideLabel
        options={exploreTypes.map((value) => ({
          value,
          label: typeLabels[value],
          ...(places.length > 0 && { count: counts[value] }),
        }))}
        value={view.types}
        onValueChange={(types) => onChange({ types: types as ExploreType[] })}
      />
      <Together>
        <Checkbox
          label="Nonstop only"
          checked={view.isNonstop}
          onChange={(event) => onChange({ isNonstop: event.target.checked })}
        />
        {beside}
      </Together>
    </>
  );
};

/** What narrows the answer, behind one button: on a phone the places are what the first screen is for. */
const FoldedFilters = ({ passengers, ...choosing }: ChoosingProps & Pick<ExploreFiltersProps, 'passengers'>) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = filtersSet(choosing.view);
  return (
    <>
      <div>
        <Button
          variant="secondary"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? `Passengers and filters (${count})` : 'Passengers and filters'}
        </Button>
      </div>
      {isOpen && (
        <Folded id={id}>
          {passengers}
          <MoreFields>
            <LimitFields {...choosing} />
          </MoreFields>
          <TypeRow>
            <KindChoices {...choosing} />
          </TypeRow>
        </Folded>
      )}
    </>
  );
};

/** Where from, when, for how much, how far and what for. */
export const ExploreFields = ({ view, onView, places, origin, passengers }: ExploreFiltersProps) => {
  const isWide = useIsWide();
  const onChange = (part: Partial<ExploreView>) => onView({ ...view, ...part });
  const choosing = { view, places, onChange };
  return (
    <Panel role="search" aria-label="Explore">
      <Fields>
        <OriginField code={view.origin} named={origin} onOrigin={(code) => onChange({ origin: code })} />
        <NativeSelect
          label="When"
          size="lg"
          options={[
            { value: ANY, label: 'Any time' },
            ...monthsOnSale(todayHere()).map((value) => ({ value, label: monthLabel(value) })),
          ]}
          value={view.month}
          onChange={(event) => onChange({ month: event.target.value })}
        />
        <NativeSelect
          label="For"
          size="lg"
          options={inOrder([0, ...NIGHTS], view.nights).map((nights) => ({
            value: String(nights),
            label: nightsLabel(nights),
          }))}
          value={String(view.nights)}
          onChange={(event) => onChange({ nights: Number(event.target.value) })}
        />
        {isWide && <LimitFields {...choosing} />}
      </Fields>
      {isWide ? (
        <TypeRow>
          <KindChoices {...choosing} beside={passengers} />
        </TypeRow>
      ) : (
        <FoldedFilters {...choosing} passengers={passengers} />
      )}
    </Panel>
  );
};
