import { tripNeeds, type TripNeed } from '@sojourn/contracts/plan';
import {
  fillDay,
  fillDayCommand,
  isReplaceable,
  itemsOn,
  type DayActivity,
  type DayPace,
  type FilledSlot,
} from '@sojourn/trip';
import { Button, Checkbox, Heading, RadioGroup, Stack, Text } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { todayHere } from '@sojourn/web-kit';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { clockWords, dayWords } from '../items/item-words.model';
import { newPartId, usePlan } from '../plan/plan-access';
import { DayActivities } from './day-activities';
import { SlotRow, Slots, SlotsHead, Stays } from './day-filling.styles';
import { formatEffort, lockedAtFirst } from './slot-words.model';

type FillDayDialogProps = { day: string; onClose: () => void };

type Mood = 'new' | 'lighter' | 'rain';

const moodOptions: { value: Mood; label: string }[] = [
  { value: 'new', label: 'New plan' },
  { value: 'lighter', label: 'Lighter' },
  { value: 'rain', label: 'Rain plan' },
];
const needWords: Readonly<Record<TripNeed, string>> = {
  'step-free': 'No stairs, steep ways or efforts',
  naps: 'A nap after lunch, and home by seven',
};
const paceOptions: { value: DayPace; label: string }[] = [
  { value: 'easy', label: 'Easy' },
  { value: 'usual', label: 'Usual' },
  { value: 'full', label: 'Full' },
];

/** Fills a day of the trip anew, around what stays; nothing changes before somebody has seen what it would be. */
export const FillDayDialog = ({ day, onClose }: FillDayDialogProps) => {
  const { plan } = usePlan();
  const isReplacing = itemsOn(plan, day).some((item) => isReplaceable(item, []));
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isReplacing ? `Replace the plan of ${dayWords(day)}` : `Plan ${dayWords(day)}`}
      description="With things to do at this place, by their opening hours, the light and how far they lie apart, and an hour for lunch. Meals, bookings and what you keep stay where they are."
    >
      <DayActivities>{(activities) => <Filling {...{ day, activities, onClose }} />}</DayActivities>
    </Dialog>
  );
};

const Filling = ({ day, activities, onClose }: FillDayDialogProps & { activities: readonly DayActivity[] }) => {
  const { plan, tell } = usePlan();
  const choices = itemsOn(plan, day).filter((item) => isReplaceable(item, []));
  const [lockedIds, setLocked] = useState(() => lockedAtFirst(choices));
  const [pace, setPace] = useState<DayPace>('usual');
  const [mood, setMood] = useState<Mood>('new');
  const [needs, setNeeds] = useState<readonly TripNeed[]>(plan.head.party?.needs ?? []);
  const [attempt, setAttempt] = useState(0);
  const slots = fillDay(plan, {
    ...{ day, lockedIds, activities, attempt, needs },
    pace: mood === 'lighter' ? 'easy' : pace,
    isRainy: mood === 'rain',
    keepsOwn: mood !== 'new',
  });
  const place = plan.head.destination.name;
  if (activities.length === 0) return <Text>We have no list of things to do in {place} yet.</Text>;
  const use = () => {
    onClose();
    const seed = { today: todayHere(), newId: newPartId };
    const names = slots.map(({ activity }) => activity.name).join(', ');
    tell(fillDayCommand(plan, { day, lockedIds, slots, needs }, seed), {
      title: choices.length > 0 ? 'Plan of the day replaced' : 'Day planned',
      description: `${names}.`,
    });
  };
  return (
    <Stack gap={20}>
      <RadioGroup
        name="mood"
        label="This day"
        variant="segmented"
        options={moodOptions}
        value={mood}
        onValueChange={(value) => setMood(value as Mood)}
      />
      {choices.length > 0 && (
        <Stays>
          <legend>Keep</legend>
          {choices.map(({ id, title, start }) => (
            <Checkbox
              key={id}
              label={start ? `${clockWords(start)} ${title}` : title}
              checked={lockedIds.includes(id)}
              onChange={({ target }) =>
                setLocked(target.checked ? [...lockedIds, id] : lockedIds.filter((each) => each !== id))
              }
            />
          ))}
        </Stays>
      )}
      {mood !== 'lighter' && (
        <RadioGroup
          name="pace"
          label="Pace"
          variant="segmented"
          options={paceOptions}
          value={pace}
          onValueChange={(value) => setPace(value as DayPace)}
        />
      )}
      <Stays>
        <legend>Go easy on this trip</legend>
        {tripNeeds.map((need) => (
          <Checkbox
            key={need}
            label={needWords[need]}
            checked={needs.includes(need)}
            onChange={({ target }) =>
              setNeeds(target.checked ? [...needs, need] : needs.filter((each) => each !== need))
            }
          />
        ))}
      </Stays>
      <Stack gap={8}>
        <SlotsHead>
          <Heading level={3} size="md" font="sans">
            The new plan
          </Heading>
          {slots.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              icon={<RefreshCw aria-hidden="true" />}
              onClick={() => setAttempt(attempt + 1)}
            >
              Show others
            </Button>
          )}
        </SlotsHead>
        <Preview slots={slots} isRainy={mood === 'rain'} />
      </Stack>
      <Button disabled={slots.length === 0} onClick={use}>
        Use this plan
      </Button>
    </Stack>
  );
};

const Preview = ({ slots, isRainy }: { slots: readonly FilledSlot[]; isRainy: boolean }) => (
  <div aria-live="polite">
    {slots.length === 0 && (
      <Text tone="ink2">
        {isRainy
          ? 'Nothing more under a roof fits: every hour is taken, or what is left is closed or outdoors.'
          : 'Nothing else fits: every hour is taken, or what is left is closed. Keep less, or choose a fuller pace.'}
      </Text>
    )}
    <Slots>
      {slots.map(({ activity, start }) => (
        <SlotRow key={activity.id}>
          <strong>{clockWords(start)}</strong>
          <span>
            {activity.name}
            <small>{formatEffort(activity)}</small>
          </span>
        </SlotRow>
      ))}
    </Slots>
  </div>
);
