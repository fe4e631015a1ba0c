import type { FlightOffer } from '@sojourn/contracts';
import { Button, Checkbox } from '@sojourn/ui';
import { useMemo, useState } from 'react';
import { Group, Legend, Panel } from './filter-panel.styles';
import {
  airlineChoices,
  type Choice,
  dayParts,
  departureChoices,
  filterCount,
  type ResultsView,
  unfiltered,
} from './results.model';

type FilterPanelProps = {
  offers: readonly FlightOffer[];
  view: ResultsView;
  onView: (view: ResultsView) => void;
};

const SHORT_LIST = 6;

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
      {choices.filter(isShown).map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={label}
          end={count}
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

/** What to leave out, by time of departure and airline; each choice says how many it leaves. */
export const FilterPanel = ({ offers, view, onView }: FilterPanelProps) => {
  const departures = useMemo(() => departureChoices(offers, view), [offers, view]);
  const airlines = useMemo(() => airlineChoices(offers, view), [offers, view]);
  return (
    <Panel>
      <Choices
        legend="Departure"
        choices={departures}
        chosen={view.departs}
        onChosen={(chosen) => onView({ ...view, departs: dayParts.filter((part) => chosen.includes(part)) })}
      />
      <Choices
        legend="Airlines"
        choices={airlines}
        chosen={view.airlines}
        onChosen={(chosen) => onView({ ...view, airlines: chosen })}
      />
      {filterCount(view) > 0 && (
        <Button variant="secondary" size="sm" onClick={() => onView(unfiltered(view))}>
          Clear filters
        </Button>
      )}
    </Panel>
  );
};
