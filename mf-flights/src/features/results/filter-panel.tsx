import type { FlightOffer } from '@sojourn/contracts';
import { Button, Checkbox, NativeSelect } from '@sojourn/ui';
import { formatMoney } from '@sojourn/web-kit';
import { useMemo, useState } from 'react';
import {
  type Choice,
  choicesOf,
  type LimitFacet,
  limitFacets,
  type ListFacet,
  listFacets,
  limitsOf,
  type Names,
} from './facets.model';
import { From, Group, Legend, Panel } from './filter-panel.styles';
import { type ResultsView, unfiltered } from './results.model';

type FilterPanelProps = {
  offers: readonly FlightOffer[];
  names: Names;
  view: ResultsView;
  /** Whether the view leaves something out. */
  isFiltered: boolean;
  onView: (view: ResultsView) => void;
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
          end={
            <>
              {from !== undefined && <From>{formatMoney(from)}</From>} {count}
            </>
          }
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

const limitOption = ({ value, label, count, from }: Choice) => ({
  value,
  label: from === undefined ? `${label} (${count})` : `${label} (${count}, from ${formatMoney(from)})`,
});

/** What to leave out; each choice says how many offers it leaves, and what the cheapest of them costs. */
export const FilterPanel = ({ offers, names, view, isFiltered, onView }: FilterPanelProps) => {
  const lists = useMemo(
    () => listFacets.map((facet) => ({ facet, choices: choicesOf(facet, offers, { filters: view, names }) })),
    [offers, names, view],
  );
  const limits = useMemo(
    () => limitFacets.map((facet) => ({ facet, choices: limitsOf(facet, offers, view) })),
    [offers, view],
  );
  // One airport, or one airline, is no choice.
  const isChoice = ({ facet, choices }: (typeof lists)[number]) => choices.length > 1 || view[facet].length > 0;
  return (
    <Panel>
      {limits
        .filter(({ choices }) => choices.length > 0)
        .map(({ facet, choices }) => (
          <NativeSelect
            key={facet}
            label={legends[facet]}
            options={[{ value: '', label: 'Any' }, ...choices.map(limitOption)]}
            value={view[facet] ?? ''}
            onChange={({ target: { value } }) => onView({ ...view, [facet]: value === '' ? null : Number(value) })}
          />
        ))}
      {lists.filter(isChoice).map(({ facet, choices }) => (
        <Choices
          key={facet}
          legend={legends[facet]}
          choices={choices}
          chosen={view[facet]}
          onChosen={(chosen) => onView({ ...view, [facet]: chosen })}
        />
      ))}
      {isFiltered && (
        <Button variant="secondary" size="sm" onClick={() => onView(unfiltered(view))}>
          Clear filters
        </Button>
      )}
    </Panel>
  );
};
