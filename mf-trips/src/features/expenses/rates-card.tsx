import { Card, Heading, IconButton, Text } from '@sojourn/ui';
import { formatDate, loadable, Loaded } from '@sojourn/web-kit';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Rows } from '../../shared/rows.styles';
import { usePlan } from '../../shared/plan/plan-access';
import { RateRow } from './rates-card.styles';

const dialog = loadable(() => import('./rate-dialog').then((m) => m.RateDialog));

/** What the trip takes each of its currencies for, since when. */
export const RatesCard = () => {
  const { plan, canEdit } = usePlan();
  const [edited, setEdited] = useState<string | null>(null);
  const rates = Object.entries(plan.rates).sort(([one], [other]) => (one < other ? -1 : 1));
  if (rates.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="rates-title">
      <Heading level={2} size="xl" id="rates-title">
        Exchange rates
      </Heading>
      <Rows>
        {rates.map(([currency, { rate, day }]) => (
          <RateRow key={currency}>
            <p>
              1 {currency} = ${rate}
              <span>As of {formatDate(day)}</span>
            </p>
            {canEdit && (
              <IconButton
                label={`Change the rate of ${currency}`}
                aria-haspopup="dialog"
                onClick={() => setEdited(currency)}
              >
                <Pencil aria-hidden="true" />
              </IconButton>
            )}
          </RateRow>
        ))}
      </Rows>
      <Text size="xs" tone="ink3">
        Rates to start from are estimates. Each expense keeps the rate it was written down with.
      </Text>
      {edited !== null && (
        <Loaded of={dialog} props={{ currency: edited, onClose: () => setEdited(null) }} fallback={null} />
      )}
    </Card>
  );
};
