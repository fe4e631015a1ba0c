import { balancesOf, settle } from '@sojourn/trip';
import { Card, Heading, Text } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { AddTraveller } from '../../shared/travellers/add-traveller';
import { TravellerRow } from '../../shared/travellers/traveller-row';
import { sayCents } from '../../shared/money-words.model';
import { Payment, Payments, People } from './settle-card.styles';

/** Who goes, and who owes whom: the fewest payments after which nobody owes anything. */
export const SettleCard = () => {
  const { plan, canEdit } = usePlan();
  const { expenses } = plan;
  const payments = useMemo(() => settle(balancesOf({ expenses })), [expenses]);
  const travellers = Object.entries(plan.travellers);
  const nameOf = (id: string) => plan.travellers[id]?.name ?? 'Somebody';
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
            {payments.map(({ from, to, usCents }) => (
              <Payment key={`${from} ${to}`}>
                <span>
                  {nameOf(from)} <ArrowRight role="img" aria-label="pays" /> {nameOf(to)}
                </span>
                <strong>{sayCents(usCents)}</strong>
              </Payment>
            ))}
          </Payments>
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
