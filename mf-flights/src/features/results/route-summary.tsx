import type { FlightSearchAnswer } from '@sojourn/contracts';
import { Badge, Button, Heading } from '@sojourn/ui';
import { Tooltip } from '@sojourn/ui/tooltip';
import { formatDate, formatPassengers } from '@sojourn/web-kit';
import { Bell, CalendarRange, RotateCw, SquarePen } from 'lucide-react';
import { travelClassLabels, type FlightSearch } from '../../shared/flight-search.model';
import { Actions, BadgeButton, Bar, Line } from './route-summary.styles';

type RouteSummaryProps = {
  search: FlightSearch;
  answer: FlightSearchAnswer | undefined;
  isRefreshing: boolean;
  isEditing: boolean;
  onEdit: () => void;
  onDates: () => void;
  onWatch: () => void;
  onRefresh: () => void;
};

const SAMPLE = 'These fares are a sample: real airports, distances and airlines, made-up times and prices.';

const datesOf = ({ departureDate, returnDate }: FlightSearch) =>
  returnDate ? `${formatDate(departureDate)} to ${formatDate(returnDate)}` : formatDate(departureDate);

/** The search in short: route, dates, passengers; with buttons to edit and to refresh. */
export const RouteSummary = ({
  search,
  answer,
  isRefreshing,
  isEditing,
  onEdit,
  onDates,
  onWatch,
  onRefresh,
}: RouteSummaryProps) => {
  const origin = answer?.meta.origin.cityName ?? search.origin;
  const destination = answer?.meta.destination.cityName ?? search.destination;
  const details = [
    datesOf(search),
    formatPassengers(search).replace(/(\d) /g, '$1\u00a0'),
    travelClassLabels[search.travelClass],
  ];
  return (
    <Bar>
      <div>
        <Heading level={1} size="h3">
          {origin} to {destination}
        </Heading>
        <Line>
          {search.origin} - {search.destination}, {details.join(', ')}
        </Line>
      </div>
      <Actions>
        {answer?.meta.source === 'sample' && (
          <Tooltip content={SAMPLE}>
            <BadgeButton type="button" aria-label={`Sample fares. ${SAMPLE}`}>
              <Badge tone="sun">Sample fares</Badge>
            </BadgeButton>
          </Tooltip>
        )}
        <Button variant="secondary" icon={<CalendarRange aria-hidden="true" />} onClick={onDates}>
          Dates and prices
        </Button>
        <Button
          variant="secondary"
          icon={<Bell aria-hidden="true" />}
          aria-disabled={!answer || undefined}
          onClick={onWatch}
        >
          Watch price
        </Button>
        <Button variant="secondary" icon={<SquarePen aria-hidden="true" />} aria-expanded={isEditing} onClick={onEdit}>
          Edit search
        </Button>
        <Button
          variant="secondary"
          icon={<RotateCw aria-hidden="true" />}
          pending={isRefreshing}
          pendingText="Refreshing"
          onClick={onRefresh}
        >
          Refresh Results
        </Button>
      </Actions>
    </Bar>
  );
};
