import { durationInDays, splitBudget, type BudgetShareName, type TripSpending } from '@sojourn/trip';
import { Button, Card, Heading, LinkButton, Progress, Stack, Text } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { formatCentsShort } from '../../shared/format-money.model';
import { usePlan } from '../../shared/plan/plan-access';
import { spendingIn } from '../../shared/spending.model';
import { Amount, Share, Shares, Swatch, Whole } from './budget-card.styles';
import { BudgetUsed } from './budget-used';
import { dailyWords } from './overview.model';
import { Row } from './overview.styles';

const looks = {
  accommodation: { name: 'Accommodation', tone: 'accent' },
  transportation: { name: 'Transportation', tone: 'sky' },
  food: { name: 'Food', tone: 'coral' },
  activities: { name: 'Activities', tone: 'amber' },
  other: { name: 'Other', tone: 'ok' },
} as const satisfies Record<BudgetShareName, { name: string; tone: string }>;

/** What the trip may cost, what of it is planned and spent, and how it is usually divided. */
export const BudgetCard = ({ onEdit }: { onEdit: () => void }) => {
  const { plan, canEdit } = usePlan();
  const { cents } = plan.head.budget;
  const spending = spendingIn(plan);
  return (
    <Card as="section" aria-label="Budget">
      <Row>
        <Heading level={2} size="xl">
          Budget
        </Heading>
        {canEdit && (
          <LinkButton as={Link} to="?tab=expenses" variant="quiet" size="sm">
            Add Expense
          </LinkButton>
        )}
      </Row>
      {cents === null || cents === 0 ? (
        <Stack gap={12} align="start">
          {spending.planned > 0 && (
            <Amount>
              {formatCentsShort(spending.planned)} <small>planned</small>
            </Amount>
          )}
          <Text tone="ink2">No budget yet. With one, you see what is there for each part of the trip.</Text>
          {canEdit && (
            <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={onEdit}>
              Set a budget
            </Button>
          )}
        </Stack>
      ) : (
        <Budget cents={cents} days={durationInDays(plan.head.dates)} spending={spending} />
      )}
    </Card>
  );
};

const Budget = ({ cents, days, spending }: { cents: number; days: number; spending: TripSpending }) => {
  const shares = splitBudget(cents);
  const { planned, spent } = spending;
  const isUsed = planned > 0 || spent > 0;
  return (
    <>
      <Whole>
        <Amount data-fact={spent > 0 ? 'trip:here:spent' : planned > 0 ? 'trip:here:planned' : 'trip:here:budget'}>
          {formatCentsShort(spent || planned || cents)}
        </Amount>
        <Text size="sm" tone="ink3" tabular>
          {isUsed ? `${spent > 0 ? 'spent' : 'planned'} of ${formatCentsShort(cents)}` : dailyWords(cents, days)}
        </Text>
      </Whole>
      {isUsed ? (
        <BudgetUsed cents={cents} days={days} spending={spending} />
      ) : (
        <>
          <Progress
            label="A typical split"
            hideLabel
            value={100}
            valueText={shares.map(({ name, percent }) => `${looks[name].name} ${percent}%`).join(', ')}
            segments={shares.map(({ name, percent }) => ({
              label: looks[name].name,
              value: percent,
              tone: looks[name].tone,
            }))}
          />
          <Shares aria-label="A typical split of the budget">
            {shares.map((share) => (
              <Share key={share.name}>
                <Swatch data-tone={looks[share.name].tone} />
                <span>
                  {looks[share.name].name} <small>{share.percent}%</small>
                </span>
                <strong>{formatCentsShort(share.cents)}</strong>
              </Share>
            ))}
          </Shares>
          <Text size="xs" tone="ink3">
            A typical split, to start from.
          </Text>
        </>
      )}
    </>
  );
};
