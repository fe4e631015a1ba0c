import { durationInDays, perDay, splitBudget, type BudgetShareName } from '@sojourn/trip';
import { Button, Card, Heading, Progress, Stack, Text } from '@sojourn/ui';
import { formatMoney } from '@sojourn/web-kit';
import { countDays } from '../../shared/trip-days.model';
import type { PlannedTrip } from '../../shared/trip.model';
import { Amount, Share, Shares, Swatch, Whole } from './budget-card.styles';

const looks = {
  accommodation: { name: 'Accommodation', tone: 'accent' },
  transportation: { name: 'Transportation', tone: 'sky' },
  food: { name: 'Food', tone: 'coral' },
  activities: { name: 'Activities', tone: 'amber' },
  other: { name: 'Other', tone: 'ok' },
} as const satisfies Record<BudgetShareName, { name: string; tone: string }>;

const inMoney = (cents: number) => formatMoney(cents / 100, { decimals: cents % 100 === 0 ? 0 : 2 });

/** What the trip may cost, and how that is usually divided. */
export const BudgetCard = ({ trip, onEdit }: { trip: PlannedTrip; onEdit: () => void }) => {
  const { budget } = trip;
  if (budget === null || budget === 0) {
    return (
      <Card as="section" aria-label="Budget">
        <Stack gap={12} align="start">
          <Heading level={2} size="xl">
            Budget
          </Heading>
          <Text tone="ink2">No budget yet. With one, you see what is there for each part of the trip.</Text>
          <Button variant="secondary" size="sm" onClick={onEdit}>
            Set a budget
          </Button>
        </Stack>
      </Card>
    );
  }
  const cents = budget * 100;
  const days = durationInDays(trip);
  const shares = splitBudget(cents);
  return (
    <Card as="section" aria-label="Budget">
      <Heading level={2} size="xl">
        Budget
      </Heading>
      <Whole>
        <Amount>{formatMoney(budget)}</Amount>
        <Text size="sm" tone="ink3" tabular>
          {inMoney(Math.floor(perDay(cents, days) / 100) * 100)} a day for {countDays(days)}
        </Text>
      </Whole>
      <Progress
        label="A usual division"
        hideLabel
        value={100}
        valueText={shares.map(({ name, percent }) => `${looks[name].name} ${percent}%`).join(', ')}
        segments={shares.map(({ name, percent }) => ({
          label: looks[name].name,
          value: percent,
          tone: looks[name].tone,
        }))}
      />
      <Shares aria-label="A usual division of the budget">
        {shares.map((share) => (
          <Share key={share.name}>
            <Swatch data-tone={looks[share.name].tone} />
            <span>
              {looks[share.name].name} <small>{share.percent}%</small>
            </span>
            <strong>{inMoney(share.cents)}</strong>
          </Share>
        ))}
      </Shares>
      <Text size="xs" tone="ink3">
        A usual division, to start from.
      </Text>
    </Card>
  );
};
