import type { DestinationPage } from '@sojourn/contracts/destination-page';
import { formatBestMonths, placeWithCountry } from '@sojourn/travel';
import { Badge, Heading, LinkButton, Text } from '@sojourn/ui';
import { formatMoney, useSession } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { PhotoCreditLine } from '../../shared/photo-credit';
import { PlacePicture } from '../../shared/place-picture';
import { Stars } from '../../shared/stars';
import { Actions, Facts, HeadPicture, HeadWords, Highlights, Opening } from './destination.styles';
import { stayWords } from './words.model';

/** The place at a glance, and what to do next. */
export const DestinationHead = ({ page }: { page: DestinationPage }) => {
  const { user } = useSession();
  const {
    name,
    country,
    description,
    imageUrl,
    sceneKind,
    rating,
    reviewCount,
    bestMonths,
    price,
    idealDays,
    highlights,
  } = page;
  const place = placeWithCountry(name, country);
  const planned = new URLSearchParams({ destination: place });
  return (
    <Opening aria-label={place}>
      <HeadPicture>
        <PlacePicture imageUrl={imageUrl} place={name} kind={sceneKind} isFirst />
        <PhotoCreditLine imageUrl={imageUrl} />
      </HeadPicture>
      <HeadWords>
        <div>
          <Heading level={1} size="h1">
            {name}
          </Heading>
          <Facts>
            {country !== name && <span>{country}</span>}
            <Stars {...{ rating, reviewCount }} />
            <Badge tone="sun">Sample rating</Badge>
            <Badge tone="accent">Best {formatBestMonths(bestMonths)}</Badge>
          </Facts>
        </div>
        <Text size="lg">{description}</Text>
        <Highlights>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </Highlights>
        <Facts>
          <strong>From {formatMoney(price)} a person</strong>
          <span>{stayWords(idealDays)}</span>
        </Facts>
        <Actions>
          <LinkButton as={Link} to={`/${user ? 'trips' : 'my-trips'}?${planned}`}>
            Plan a trip here
          </LinkButton>
          <LinkButton
            as={Link}
            variant="secondary"
            to={`/search-results?${new URLSearchParams({ destination: name })}`}
          >
            Flights and stays
          </LinkButton>
        </Actions>
      </HeadWords>
    </Opening>
  );
};
