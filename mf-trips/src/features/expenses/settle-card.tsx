import { balancesOf, paymentMade, settle, type Payment } from '@sojourn/trip';
import { Button, Card, Heading, IconButton, Text } from '@sojourn/ui';
import { formatCount, formatDate, todayHere } from '@sojourn/web-kit';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { newPartId, usePlan } from '../../shared/plan/plan-access';
import { AddTraveller } from '../../shared/travellers/add-traveller';
import { TravellerRow } from '../../shared/travellers/traveller-row';
import { formatCents } from '../../shared/format-money.model';
import { paymentsIn } from './expenses.model';
import { Made, Payments, People, Pending } from './settle-card.styles';

/** Who goes, and who owes whom: the fewest payments after which nobody owes anything. */
export const SettleCard = () => {
  const { plan, canEdit, tell } = usePlan();
  const { expenses, travellers: going } = plan;
  const payments = useMemo(() => settle(balancesOf({ expenses, travellers: going })), [expenses, going]);
  const travellers = Object.entries(going);
  const made = useMemo(() => paymentsIn({ expenses }), [expenses]);
  const nameOf = (id: string) => plan.travellers[id]?.name ?? 'Somebody';
  const markAsPaid = (payment: Payment) => {
    const names = { from: nameOf(payment.from), to: nameOf(payment.to) };
    const content = paymentMade(payment, { day: todayHere(), names });
    const description = `${content.description} ${formatCents(payment.usCents)}`;
    tell({ type: 'expense.add', id: newPartId(), content }, { title: 'Marked as paid', description });
  };
  return (
    <Card as="section" aria-labelledby="settle-title">
      <Heading level={2} size="xl" id="settle-title">
        Settle up
      </Heading>
      {travellers.length < 2 ? (
        <Text size="sm" tone="ink2">
          {canEdit ? 'Add who goes, say who paid, and see who owes whom.' : 'Nobody shares the expenses of this trip.'}
        </Text>
      ) : payments.length === 0 ? (
        <Text size="sm" tone="ink2">
          Nobody owes anybody anything.
        </Text>
      ) : (
        <>
          <Text size="sm" tone="ink2">
            {formatCount(payments.length, 'payment')} {payments.length === 1 ? 'settles' : 'settle'} everything.
          </Text>
          <Payments>
            {payments.map((payment) => {
              const { from, to, usCents } = payment;
              return (
                <Pending key={`${from} ${to}`}>
                  <span>
                    {nameOf(from)} <ArrowRight role="img" aria-label="pays" /> {nameOf(to)}
                  </span>
                  <strong>{formatCents(usCents)}</strong>
                  {canEdit && (
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Mark as paid: ${nameOf(from)} to ${nameOf(to)}, ${formatCents(usCents)}`}
                      onClick={() => markAsPaid(payment)}
                    >
                      Mark as paid
                    </Button>
                  )}
                </Pending>
              );
            })}
          </Payments>
        </>
      )}
      {made.length > 0 && (
        <>
          <Heading level={3} size="md" font="sans">
            Paid
          </Heading>
          <People aria-label="Payments that were made">
            {made.map(({ id, expense: { description, money, day, version } }) => (
              <Made key={id}>
                <span>
                  {description}
                  <Text as="span" size="xs" tone="ink3" tabular>
                    {formatDate(day)}
                  </Text>
                </span>
                <strong>{formatCents(money.usCents)}</strong>
                {canEdit && (
                  <IconButton
                    label={`Remove the payment: ${description}, ${formatCents(money.usCents)}`}
                    onClick={() =>
                      tell({ type: 'expense.remove', id, version }, { title: 'Payment removed', description })
                    }
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                )}
              </Made>
            ))}
          </People>
        </>
      )}
      {travellers.length > 0 && (
        <People aria-label="Travellers">
          {travellers.map(([id, traveller]) => (
            <TravellerRow key={id} id={id} traveller={traveller} />
          ))}
        </People>
      )}
      {canEdit && <AddTraveller />}
    </Card>
  );
};
