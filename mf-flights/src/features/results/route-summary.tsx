import type { FlightSearchAnswer } from '@sojourn/contracts';
import { Badge, Heading } from '@sojourn/ui';
import { Tooltip } from '@sojourn/ui/tooltip';
import { formatDate, formatDateRange, formatPassengers } from '@sojourn/web-kit';
import { Bell, CalendarRange, RotateCw, SquarePen } from 'lucide-react';
import { unbroken } from '../../shared/unbroken';
import { WithRoom } from '../../shared/with-room.styles';
import { endNames } from '../../shared/route-names.model';
import { travelClassLabels, type FlightSearch } from '../../shared/flight-search.model';
import { Action, Actions, BadgeButton, Bar, Line, Top } from './route-summary.styles';

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
  returnDate ? formatDateRange(departureDate, returnDate) : formatDate(departureDate);

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
  const { origin = search.origin, destination = search.destination } = answer
    ? endNames(answer.meta.origin, answer.meta.destination)
    : {};
  const details = [datesOf(search), unbroken(formatPassengers(search)), travelClassLabels[search.travelClass]];
  return (
    <Bar>
      <div>
        <Top>
          <Heading level={1} size="h3">
            {origin} to {destination}
          </Heading>
          {answer?.meta.source === 'sample' && (
            <Tooltip content={SAMPLE}>
              <BadgeButton type="button" aria-label={`Sample fares. ${SAMPLE}`}>
                <Badge tone="sun">Sample fares</Badge>
              </BadgeButton>
            </Tooltip>
          )}
        </Top>
        <Line>
          {answer?.meta.origin.iataCode ?? search.origin} - {answer?.meta.destination.iataCode ?? search.destination},{' '}
          {details.join(', ')}
        </Line>
      </div>
      <Actions>
        <Action
          variant="secondary"
          icon={<CalendarRange aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onDates}
        >
          <span>
            Dates<WithRoom> and prices</WithRoom>
          </span>
        </Action>
        <Action
          variant="secondary"
          icon={<Bell aria-hidden="true" />}
          aria-disabled={!answer || undefined}
          aria-haspopup="dialog"
          onClick={onWatch}
        >
          <span>
            Watch<WithRoom> price</WithRoom>
          </span>
        </Action>
        <Action variant="secondary" icon={<SquarePen aria-hidden="true" />} aria-expanded={isEditing} onClick={onEdit}>
          <span>
            Edit<WithRoom> search</WithRoom>
          </span>
        </Action>
        <Action
          variant="secondary"
          icon={<RotateCw aria-hidden="true" />}
          pending={isRefreshing}
          pendingText={<WithRoom>Refreshing</WithRoom>}
          onClick={onRefresh}
        >
          <WithRoom>Refresh Results</WithRoom>
        </Action>
      </Actions>
    </Bar>
  );
};
