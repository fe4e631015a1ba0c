import type { FlightOffer } from '@sojourn/contracts';
import { Button, Checkbox, NativeSelect, RadioGroup } from '@sojourn/ui';
import { formatMoney } from '@sojourn/web-kit';
import { memo, useId, useMemo, useState } from 'react';
import {
  type Choice,
  choicesOf,
  type Filters,
  type LimitFacet,
  limitFacets,
  type ListFacet,
  listFacets,
  limitsOf,
  type Names,
  noFilters,
  type StopFilter,
  stopChoices,
} from './facets.model';
import { Group, Legend, LimitBox, Panel } from './filter-panel.styles';

type FilterPanelProps = {
  offers: readonly FlightOffer[];
  names: Names;
  filters: Filters;
  /** Whether they leave something out. */
  isFiltered: boolean;
  onFilters: (changed: Partial<Filters>) => void;
};

const SHORT_LIST = 6;
const legends: Readonly<Record<ListFacet | LimitFacet, string>> = {
  departs: 'Departure',
  arrives: 'Arrival',
  airlines: 'Airlines',
  origins: 'From airport',
  destinations: 'To airport',
  hours: 'Time under way, each way',
  layover: 'Longest layover',
  price: 'Price',
};

type ChoicesProps = {
  legend: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
};

const Choices = ({ legend, choices, chosen, onChosen }: ChoicesProps) => {
  const [isWhole, setWhole] = useState(false);
  const isShown = ({ value }: Choice, at: number) => isWhole || at < SHORT_LIST || chosen.includes(value);
  const toggle = (value: string) =>
    onChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Group>
      <Legend>{legend}</Legend>
      {choices.filter(isShown).map(({ value, label, count, from }) => (
        <Checkbox
          key={value}
          label={label}
          end={<Left count={count} from={from} />}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
      {choices.length > SHORT_LIST && !isWhole && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          Show all {choices.length}
        </Button>
      )}
    </Group>
  );
};

/** What a choice leaves, at the end of its row. */
const Left = ({ count, from, words = '' }: Pick<Choice, 'count' | 'from'> & { words?: string }) => (
  <>
    {from !== undefined && <span data-part="from">{words + formatMoney(from)}</span>}{' '}
    <span data-part="count">{count}</span>
  </>
);

const limitOption = ({ value, label, count, from }: Choice) => ({
  value,
  label: from === undefined ? `${label} (${count})` : `${label} (${count}, from ${formatMoney(from)})`,
});

type LimitProps = {
  legend: string;
  choices: readonly Choice[];
  chosen: number | null;
  onChosen: (chosen: number | null) => void;
};

const Limit = ({ legend, choices, chosen, onChosen }: LimitProps) =>
  choices.length > 0 && (
    <LimitBox>
      <NativeSelect
        label={legend}
        options={[{ value: '', label: 'Any' }, ...choices.map(limitOption)]}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => onChosen(value === '' ? null : Number(value))}
      />
    </LimitBox>
  );

/** What to leave out; each choice says how many offers it leaves, and what the cheapest of them costs. */
export const FilterPanel = memo(({ offers, names, filters, isFiltered, onFilters }: FilterPanelProps) => {
  const lists = useMemo(
    () => listFacets.map((facet) => ({ facet, choices: choicesOf(facet, offers, { filters, names }) })),
    [offers, names, filters],
  );
  const limits = useMemo(
    () => new Map(limitFacets.map((facet) => [facet, limitsOf(facet, offers, filters)])),
    [offers, filters],
  );
  const limit = (facet: LimitFacet) => (
    <Limit
      legend={legends[facet]}
      choices={limits.get(facet) ?? []}
      chosen={filters[facet]}
      onChosen={(chosen) => onFilters({ [facet]: chosen })}
    />
  );
  const stops = useMemo(() => stopChoices(offers, filters), [offers, filters]);
  const name = useId();
  // One airport, or one airline, is no choice.
  const isChoice = ({ facet, choices }: (typeof lists)[number]) => choices.length > 1 || filters[facet].length > 0;
  return (
    <Panel>
      <Group as="div">
        <Legend as="div" aria-hidden="true">
          Stops
        </Legend>
        <RadioGroup
          label="Stops"
          hideLabel
          name={name}
          options={stops.map(({ value, label, count, from }) => ({
            ...{ value, label },
            end: <Left count={count} from={from} words="from " />,
          }))}
          value={filters.stops}
          onValueChange={(value) => onFilters({ stops: value as StopFilter })}
        />
      </Group>
      {limit('price')}
      {lists.filter(isChoice).map(({ facet, choices }) => (
        <Choices
          key={facet}
          legend={legends[facet]}
          choices={choices}
          chosen={filters[facet]}
          onChosen={(chosen) => onFilters({ [facet]: chosen })}
        />
      ))}
      {limit('hours')}
      {limit('layover')}
      {isFiltered && (
        <Button variant="secondary" size="sm" onClick={() => onFilters(noFilters)}>
          Clear filters
        </Button>
      )}
    </Panel>
  );
});
FilterPanel.displayName = 'FilterPanel';
