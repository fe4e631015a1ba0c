import type { Hotel } from '@sojourn/contracts';
import { Button, Spinner, Text, VisuallyHidden } from '@sojourn/ui';
import { formatDate, messageOf } from '@sojourn/web-kit';
import { useId, useState } from 'react';
import { rateConditions, priceText } from './hotel.model';
import { useRates } from './results.queries';
import { Rates } from './stay-rates.styles';

/** All rooms and rates of a property, asked for when somebody wants to see them. */
export const StayRates = ({ hotel, ratesKey }: { hotel: Pick<Hotel, 'name'>; ratesKey: string }) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Rooms and rates<VisuallyHidden> of {hotel.name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <div id={id}>
          <RateList ratesKey={ratesKey} />
        </div>
      )}
    </div>
  );
};

const RateList = ({ ratesKey }: { ratesKey: string }) => {
  const { data, error, isPending } = useRates(ratesKey);
  if (isPending) return <Spinner label="Loading rooms and rates" />;
  if (error) return <Text size="sm">{messageOf(error, 'The rates could not be loaded. Please try again later.')}</Text>;
  if (data.rates.length === 0) return <Text size="sm">No rooms are free for these nights.</Text>;
  return (
    <Rates>
      {data.rates.map((rate) => (
        <li key={rate.id}>
          <span>{rate.room}</span>
          <strong>{priceText(rate.total, rate.currency)}</strong>
          <small>{rateConditions(rate, formatDate)}</small>
        </li>
      ))}
    </Rates>
  );
};
