import type { Recommendation } from '@sojourn/contracts';
import { Heading, Progress, Text, type ProgressTone } from '@sojourn/ui';
import { meansWords } from '@sojourn/travel';
import { formatMoney } from '@sojourn/web-kit';
import { Amounts, Block, Details, Foot, Things } from './card-details.styles';
import { formatIncluded, formatShareText } from './presentation.model';
import { splitParts, type TripWishes } from './trip-proposal.model';
import { SaveTrip } from './save-trip';
import { ShareButton } from './share-button';
import type { MakeLink } from './share.queries';
import { WayThere } from './way-there';
import type { Home } from './way.model';

const tones: readonly ProgressTone[] = ['accent', 'coral', 'amber', 'sky', 'ok'];

type CardDetailsProps = {
  recommendation: Recommendation;
  wishes: TripWishes | null;
  makeLink: MakeLink | null;
  home: Home;
  onSaved: (isSaved: boolean) => void;
};

/** Everything else about a place, and what can be done with it. */
export function CardDetails({ recommendation, wishes, makeLink, home, onSaved }: CardDetailsProps) {
  const { flightInfo, accommodation, activities, costSplit, estimatedCost, means = 'plane' } = recommendation;
  return (
    <>
      <Details>
        <Block>
          <Heading level={4} size="md" font="sans">
            {meansWords[means].noun}
          </Heading>
          <Text tabular>About {formatMoney(flightInfo.approximatePrice)} per person, there and back</Text>
          <Text size="sm" tone="ink2" tabular>
            {flightInfo.duration} {meansWords[means].by}
          </Text>
        </Block>
        <Block>
          <Heading level={4} size="md" font="sans">
            Accommodation
          </Heading>
          <Text>{accommodation.recommendedType}</Text>
          <Text size="sm" tone="ink2" tabular>
            {accommodation.priceRange}
          </Text>
        </Block>
        <Block>
          <Heading level={4} size="md" font="sans">
            Activities
          </Heading>
          <Things>
            {activities.map((activity) => (
              <li key={activity}>{activity}</li>
            ))}
          </Things>
        </Block>
        {costSplit && (
          <Block data-wide>
            <Progress
              label="What it costs a person"
              value={estimatedCost}
              max={estimatedCost}
              valueText={formatMoney(estimatedCost)}
              segments={splitParts(costSplit, means).map(({ label, amount }, at) => ({
                label,
                value: amount,
                tone: tones[at] ?? 'accent',
              }))}
            />
            <Amounts>
              {splitParts(costSplit, means).map(({ label, amount }, at) => (
                <div key={label} data-tone={tones[at]}>
                  <dt>{label}</dt>
                  <dd>{formatMoney(amount)}</dd>
                </div>
              ))}
            </Amounts>
            <Text size="sm" tone="ink2">
              {formatIncluded(recommendation)}
            </Text>
          </Block>
        )}
        <WayThere recommendation={recommendation} home={home} />
      </Details>
      <Foot>
        <SaveTrip recommendation={recommendation} wishes={wishes} onSaved={onSaved} />
        <ShareButton
          label="Share"
          title={recommendation.destination}
          text={formatShareText(recommendation, makeLink !== null)}
          makeLink={makeLink}
          placeId={recommendation.id}
        />
      </Foot>
    </>
  );
}
