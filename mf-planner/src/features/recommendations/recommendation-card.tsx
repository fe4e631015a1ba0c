import type { Recommendation } from '@sojourn/contracts';
import { Scene } from '@sojourn/scenes';
import { Badge, Card, Heading, Text } from '@sojourn/ui';
import { meansWords } from '@sojourn/travel';
import { formatMoney } from '@sojourn/web-kit';
import { CalendarDays, Car, Check, ChevronDown, Plane, Ship, TrainFront } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { CardDetails } from './card-details';
import { Fits } from './fits';
import { Cost, Ends, Fact, Facts, Front, Highlights, Hint, Picture, Toggle, Top, Words } from './card.styles';
import { Line } from './recommendations.styles';
import type { MakeLink } from './share.queries';
import type { TripWishes } from './trip-proposal.model';
import type { Home } from './way.model';

const HIGHLIGHTS_SHOWN = 4;
const icons = { plane: Plane, train: TrainFront, car: Car, ferry: Ship };

type RecommendationCardProps = {
  recommendation: Recommendation;
  wishes: TripWishes | null;
  makeLink: MakeLink | null;
  home: Home;
  isOpen: boolean;
  /** What can be done with it as one of a list. */
  choices: ReactNode;
  onToggle: () => void;
};

/** One place in short; a click anywhere on it shows the rest. */
export function RecommendationCard({ isOpen, onToggle, choices, ...rest }: RecommendationCardProps) {
  const {
    destination,
    country,
    estimatedCost,
    reason,
    bestTime,
    flightInfo,
    highlights,
    sceneKind,
    means = 'plane',
  } = rest.recommendation;
  const MeansIcon = icons[means];
  const { noun } = meansWords[means];
  const id = useId();
  // Known from when the card was first opened: only the trips know what became of it.
  const [isSaved, setSaved] = useState(false);
  return (
    <Card as="article" padding="none" interactive selected={isOpen} aria-labelledby={`${id}name`}>
      <Front>
        <Picture>
          <Scene place={destination} kind={sceneKind} ratio="fill" alt="" />
        </Picture>
        <Words>
          <Top>
            <div>
              <Heading level={3} size="h3" id={`${id}name`}>
                <Toggle type="button" aria-expanded={isOpen} aria-controls={`${id}details`} onClick={onToggle}>
                  {destination}
                </Toggle>
              </Heading>
              <Line>
                {country}
                {isSaved && (
                  <Badge tone="ok" icon={<Check size={14} aria-hidden />}>
                    Saved
                  </Badge>
                )}
              </Line>
            </div>
            <Cost>
              {formatMoney(estimatedCost)} <small>per person</small>
            </Cost>
          </Top>
          <Text size="sm">{reason}</Text>
          <Fits {...rest.recommendation} />
          <Facts>
            <Fact>
              <CalendarDays size={16} aria-hidden />
              <span>
                Best time: <strong>{bestTime}</strong>
              </span>
            </Fact>
            <Fact>
              <MeansIcon size={16} aria-hidden />
              <span>
                {noun}: <strong>{flightInfo.duration}</strong>
              </span>
            </Fact>
          </Facts>
          <Highlights aria-label="Highlights">
            {highlights.slice(0, HIGHLIGHTS_SHOWN).map((highlight) => (
              <li key={highlight}>
                <Badge>{highlight}</Badge>
              </li>
            ))}
          </Highlights>
          <Ends>
            <Hint aria-hidden data-state={isOpen ? 'open' : 'closed'}>
              {isOpen ? 'Show less' : `${noun}, stay and activities`}
              <ChevronDown size={18} />
            </Hint>
            {choices}
          </Ends>
        </Words>
      </Front>
      <div id={`${id}details`} hidden={!isOpen}>
        {isOpen && <CardDetails {...rest} onSaved={setSaved} />}
      </div>
    </Card>
  );
}
