import { Button, Chip, IconButton, Stack, TextField } from '@sojourn/ui';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { addActivity, lineFaultOf, popularActivities } from './editor.model';
import { Activity, ActivityList, AddRow } from './trip-fields.styles';
import type { TripForm } from './use-trip-values';

/** A list to add to by Enter, with the popular ones a press away. */
export const ActivitiesField = ({ form: { values, faults, set } }: { form: TripForm }) => {
  const { activities, activity } = values;
  const onChange = (next: string[]) => set('activities', next);
  const [fault, setFault] = useState<string>();
  const add = () => {
    const found = lineFaultOf(activity);
    setFault(found);
    if (found) return;
    onChange(addActivity(activities, activity));
    set('activity', '');
  };
  const offered = popularActivities.filter((name) => !activities.includes(name));
  return (
    <Stack gap={12} role="group" aria-label="Activities">
      <AddRow>
        <TextField
          label="Activities"
          placeholder="Vespa tour at dusk"
          value={activity}
          error={faults.activity ?? fault}
          onChange={(event) => {
            setFault(undefined);
            set('activity', event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would send the whole form.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={add}>
          Add
        </Button>
      </AddRow>
      {activities.length > 0 && (
        <ActivityList aria-label="Chosen activities">
          {activities.map((name) => (
            <Activity key={name}>
              {name}
              <IconButton
                size="sm"
                label={`Remove ${name}`}
                onClick={() => onChange(activities.filter((other) => other !== name))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </Activity>
          ))}
        </ActivityList>
      )}
      {offered.length > 0 && (
        <Stack direction="row" gap={8} wrap role="group" aria-label="Popular activities">
          {offered.map((name) => (
            <Chip
              key={name}
              pressed={false}
              icon={<Plus aria-hidden="true" />}
              onClick={() => onChange(addActivity(activities, name))}
            >
              {name}
            </Chip>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
