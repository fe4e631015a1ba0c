import type { FlightSearchAnswer } from '@sojourn/contracts';
import { Badge, Button, Heading } from '@sojourn/ui';
import { Tooltip } from '@sojourn/ui/tooltip';
import { formatDate, formatPassengers } from '@sojourn/web-kit';
import { RotateCw, SquarePen } from 'lucide-react';
import { classNames, type FlightQuestion } from '../../shared/question.model';
import { Actions, BadgeButton, Bar, Line } from './route-summary.styles';

type RouteSummaryProps = {
  question: FlightQuestion;
  answer: FlightSearchAnswer | undefined;
  isRefreshing: boolean;
  isEditing: boolean;
  onEdit: () => void;
  onRefresh: () => void;
};

const SAMPLE =
  'These fares are a sample: real airports, distances and airlines, made-up prices. Connect a provider to see live fares.';

const datesOf = ({ departureDate, returnDate }: FlightQuestion) =>
  returnDate ? `${formatDate(departureDate)} to ${formatDate(returnDate)}` : formatDate(departureDate);

/** What was asked: route, dates, passengers; and the ways to ask again. */
export const RouteSummary = ({ question, answer, isRefreshing, isEditing, onEdit, onRefresh }: RouteSummaryProps) => {
  const origin = answer?.meta.origin.cityName ?? question.origin;
  const destination = answer?.meta.destination.cityName ?? question.destination;
  const details = [
    datesOf(question),
    formatPassengers(question).replace(/(\d) /g, '$1\u00a0'),
    classNames[question.travelClass],
  ];
  return (
    <Bar>
      <div>
        <Heading level={1} size="h3">
          {origin} to {destination}
        </Heading>
        <Line>
          {question.origin} - {question.destination}, {details.join(', ')}
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
