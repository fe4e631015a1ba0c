/** Flights to a place by its name, on pages of others: asks where from unless that is known, then shows the best few. */
import { type AirportSuggestion, isCalendarDate } from '@sojourn/contracts';
import { Banner, Skeleton, Stack, Text } from '@sojourn/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ResultsBlock } from '../features/results/results-block';
import { readDraft } from '../features/search/draft.store';
import { AirportField } from '../shared/airport-field';
import { isSamePlace } from '../shared/airport.model';
import { airportSuggestions } from '../shared/airport.queries';

type ResultsWidgetProps = {
  /** A city as somebody wrote it, `Rome` or `Rome, Italy`. */
  destination?: string;
  /** `YYYY-MM-DD`. */
  departureDate?: string;
  returnDate?: string;
  adults?: number;
  children?: number;
  infants?: number;
};

const cityIn = (destination: string) => (destination.split(',')[0] ?? '').trim();

export const ResultsWidget = ({
  destination = '',
  departureDate = '',
  returnDate = '',
  adults = 1,
  children = 0,
  infants = 0,
}: ResultsWidgetProps) => {
  const [origin, setOrigin] = useState<AirportSuggestion | null>(() => readDraft().origin.place);
  const [text, setText] = useState(() => readDraft().origin.text);
  const city = cityIn(destination);
  const found = useQuery({ ...airportSuggestions(city), enabled: city.length >= 2 });
  const arrival = found.data?.data[0];

  if (!city) return <Banner>Choose a destination to see flights.</Banner>;
  if (city.length < 2 || found.isError || (found.data && !arrival)) {
    return <Banner>We do not know an airport near {city} yet.</Banner>;
  }
  if (![departureDate, returnDate || departureDate].every(isCalendarDate)) {
    return <Banner>Choose dates to see flights to {city}.</Banner>;
  }
  return (
    <Stack gap={16}>
      <AirportField
        label="Flying from"
        placeholder="City or airport"
        value={origin}
        text={text}
        onChange={(place, words) => {
          setOrigin(place);
          setText(words);
        }}
      />
      {!arrival && <Skeleton lines={2} />}
      {arrival && !origin && <Text tone="ink2">Tell us where you start, and flights to {city} appear here.</Text>}
      {arrival && origin && isSamePlace(origin, arrival) && (
        <Text tone="ink2">You are in {city} already. Choose another place to fly from.</Text>
      )}
      {arrival && origin && !isSamePlace(origin, arrival) && (
        <ResultsBlock
          search={{
            origin: origin.iataCode,
            destination: arrival.iataCode,
            departureDate,
            returnDate,
            adults,
            children,
            infants,
            travelClass: 'ECONOMY',
          }}
        />
      )}
    </Stack>
  );
};
