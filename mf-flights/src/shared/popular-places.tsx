/** Popular places as they are asked for and as a list shows them: a module of its own, fetched when somebody is in the field. */
import type { AirportSuggestion } from '@sojourn/contracts';
import { type PopularAnswer, popularAnswerSchema, type PopularPlace } from '@sojourn/contracts/popular';
import { type ApiRequest, apiRequest, formatMoney } from '@sojourn/web-kit';
import { Best, City, Country, Code, Line, Place, Price, Trending } from './popular-places.styles';

/** A popular place as somebody chooses it, with what is said of it. */
export type PopularSuggestion = AirportSuggestion & { popular: PopularPlace };

/** Popular places with what holds for all of them. */
export type PopularPlaces = { heading: { title: string; note: string }; items: readonly PopularSuggestion[] };

const suggestionOf = (popular: PopularPlace): PopularSuggestion => {
  const { airportCode: iataCode, name, country } = popular;
  const address = { cityName: name, countryName: country };
  return { id: `popular-${iataCode}`, kind: 'airport', iataCode, name, address, popular };
};

function headingOf({ origin, source, note }: PopularAnswer['meta'], isAsked: boolean): PopularPlaces['heading'] {
  const said = [
    'A week there and back, one adult.',
    source === 'sample' && 'Sample fares.',
    note,
    !isAsked && 'Fill in From for fares from your airport.',
  ];
  return { title: `Popular from ${origin.cityName}`, note: said.filter(Boolean).join(' ') };
}

/** @param origin an IATA code, or '' for the greatest city of the browser's time zone */
export async function popularFrom(
  origin: string,
  asked: Pick<ApiRequest<PopularAnswer>, 'path' | 'signal'>,
): Promise<PopularPlaces> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const query = origin === '' ? { timeZone } : { origin };
  const { data, meta } = await apiRequest({ ...asked, query, schema: popularAnswerSchema });
  return { heading: headingOf(meta, origin !== ''), items: data.map(suggestionOf) };
}

const rangeOf = ({ from, to }: PopularPlace['priceRange']) =>
  from === to ? formatMoney(from) : `from ${formatMoney(from)} to ${formatMoney(to)}`;

/** One row: the city and its code, when it is best and what it costs. */
export const PopularOption = ({ place }: { place: PopularPlace }) => {
  const { name, country, airportCode, trending, bestTimeToVisit, priceRange } = place;
  return (
    <Place>
      <Line>
        <City>
          {name}
          <Country>, {country}</Country>
        </City>{' '}
        {trending && <Trending>Trending</Trending>} <Code>{airportCode}</Code>
      </Line>{' '}
      <Line>
        <Best>Best {bestTimeToVisit}</Best> <Price>{rangeOf(priceRange)}</Price>
      </Line>
    </Place>
  );
};
