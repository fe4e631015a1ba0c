import type { HotelSearchAnswer } from '@sojourn/contracts';
import { EmptyState, LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { MapPinOff } from 'lucide-react';
import { staySearchUrl, type StaySearch } from '../../shared/stay-search.model';
import { Meant } from './results.styles';

type UnknownCityProps = {
  search: StaySearch;
  meant: NonNullable<HotelSearchAnswer['didYouMean']>;
  /** The country or region that was named, whose places are to choose from. */
  region?: string | undefined;
};

type Meaning = UnknownCityProps['meant'][number];

const placeText = ({ name, detail }: Meaning) => (detail ? `${name}, ${detail}` : name);

type Unknown = { city: string; first: Meaning | undefined; choices: readonly Meaning[] };

function sentenceFor({ city, first, choices }: Unknown): string {
  const unknown = `We do not know a place called “${city}”.`;
  if (!first) return `${unknown} Please check its name, or try a larger city nearby.`;
  const named = first.detail ? `${unknown} ${first.name} is in ${first.detail}.` : unknown;
  return choices.length > 0 ? `${named} It may also be one of these:` : named;
}

/** A city that nobody knows, with those that may have been meant; the likeliest is the question itself. */
export const UnknownCity = ({ search, meant, region }: UnknownCityProps) => {
  const [first, ...others] = region ? [] : meant;
  const choices = region ? meant : others;
  const addressOf = (place: (typeof meant)[number]) => staySearchUrl({ ...search, city: placeText(place) });
  return (
    <EmptyState
      title={
        region ? (
          `Where in ${region}?`
        ) : first ? (
          <>
            Did you mean{' '}
            <Link to={addressOf(first)} aria-label={placeText(first)}>
              {first.name}
            </Link>
            ?
          </>
        ) : (
          'No hotels found for your search criteria.'
        )
      }
      icon={<MapPinOff aria-hidden="true" />}
      action={
        choices.length > 0 && (
          <Meant>
            {choices.map((place) => (
              <li key={placeText(place)}>
                <LinkButton variant="secondary" as={Link} to={addressOf(place)}>
                  {placeText(place)}
                </LinkButton>
              </li>
            ))}
          </Meant>
        )
      }
    >
      {region ? 'Please choose a place to stay, or type a town.' : sentenceFor({ city: search.city, first, choices })}
    </EmptyState>
  );
};
