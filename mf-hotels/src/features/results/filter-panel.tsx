import { Button, Checkbox } from '@sojourn/ui';
import { useState } from 'react';
import type { FacetChoices, FacetKey } from './facets.model';
import { Group, Legend, Panel } from './filter-panel.styles';

const SHORT_LIST = 5;

type FilterPanelProps = {
  facets: readonly FacetChoices[];
  onToggle: (key: FacetKey, value: string) => void;
};

type FacetProps = Pick<FilterPanelProps, 'onToggle'> & { facet: FacetChoices };

const Facet = ({ facet: { key, legend, choices, chosen }, onToggle }: FacetProps) => {
  const [isWhole, setWhole] = useState(false);
  const shown = choices.filter(({ value }, at) => isWhole || at < SHORT_LIST || chosen.includes(value));
  return (
    <Group>
      <Legend>{legend}</Legend>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={label}
          end={count}
          checked={chosen.includes(value)}
          onChange={() => onToggle(key, value)}
        />
      ))}
      {shown.length < choices.length && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          Show all {choices.length}
        </Button>
      )}
    </Group>
  );
};

/** What to leave out; each choice says how many properties it leaves beside the others. */
export const FilterPanel = ({ facets, onToggle }: FilterPanelProps) => (
  <Panel>
    {facets.map((facet) => (
      <Facet key={facet.key} facet={facet} onToggle={onToggle} />
    ))}
  </Panel>
);
