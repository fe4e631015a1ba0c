import { formatTripLength, type TripSpending } from '@sojourn/trip';
import { Badge, Button, Heading, Stack } from '@sojourn/ui';
import { formatDate, formatDateRange, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Pencil, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBudgetLeft, formatCentsShort } from '../../shared/format-money.model';
import { usePlanPart } from '../../shared/plan/plan-access';
import { spendingIn } from '../../shared/spending.model';
import { StatusBadge } from '../../shared/trip-badges';
import { timeUntil } from '../../shared/trip-days.model';
import { TripPicture } from '../../shared/picture/trip-picture';
import { SavingNote } from './saving-note';
import { Acts, Crumbs, Fact, Facts, Hero, Line, Words } from './trip-head.styles';

type TripHeadProps = {
  onEdit: () => void;
  /** Left out where there is nothing to share. */
  onShare?: (() => void) | undefined;
  menu: ReactNode;
};

/** Whose page it is: the picture of the place, and below it the name, the dates and what one can do with the trip. */
export const TripHead = ({ onEdit, onShare, menu }: TripHeadProps) => {
  const storage = usePlanPart((trip) => trip.storage);
  const path = usePlanPart((trip) => trip.path);
  const isSample = usePlanPart((trip) => trip.isSample);
  const canEdit = usePlanPart((trip) => trip.canEdit);
  const { title, destination, dates, status, cover } = usePlanPart(({ plan }) => plan.head);
  return (
    <header>
      <Crumbs aria-label="Breadcrumb">
        <ol>
          {storage !== 'link' && (
            <li>
              <Link to={storage === 'account' ? '/trips' : '/my-trips'}>My Trips</Link>
            </li>
          )}
          <li aria-current="page">{destination.name}</li>
        </ol>
        <SavingNote />
      </Crumbs>
      <Hero data-status={status.status}>
        <TripPicture
          destination={destination.name}
          position={destination.position}
          picture={cover.picture}
          path={path}
          ratio="fill"
        />
      </Hero>
      <Line>
        <Words>
          <Stack direction="row" gap={8} wrap>
            {status.status !== 'cancelled' && <Badge tone="accent">{timeUntil(dates, todayHere())}</Badge>}
            {status.status !== 'planning' && <StatusBadge status={status.status} fact="trip:here:status" />}
            {isSample && <Badge tone="sun">Sample</Badge>}
          </Stack>
          <Heading level={1} size="h1" data-fact="trip:here:title">
            {title.text}
          </Heading>
          <Facts>
            <Fact>
              <span data-fact="trip:here:dates" data-fact-value={formatDateRange(dates.startDate, dates.endDate)}>
                {formatDate(dates.startDate)} to {formatDate(dates.endDate)}
              </span>
              , <span data-fact="trip:here:days">{formatTripLength(dates)}</span>
            </Fact>
            <BudgetFact />
          </Facts>
        </Words>
        <Acts>
          {onShare && (
            <Button variant="secondary" icon={<Share2 aria-hidden="true" />} aria-haspopup="dialog" onClick={onShare}>
              Share
            </Button>
          )}
          {canEdit && (
            <Button variant="secondary" icon={<Pencil aria-hidden="true" />} aria-haspopup="dialog" onClick={onEdit}>
              Edit
            </Button>
          )}
          {menu}
        </Acts>
      </Line>
    </header>
  );
};

/** What was spent changes more often than anything else here. */
const BudgetFact = () => {
  const words = usePlanPart(({ plan }) => {
    const { cents } = plan.head.budget;
    return cents === null ? null : budgetLine(spendingIn(plan), cents);
  });
  return words !== null && <Fact>{words}</Fact>;
};

function budgetLine({ spent, planned, left }: TripSpending, budget: number): string {
  const whole = formatCentsShort(budget);
  if (left !== null && left < 0) return `${formatBudgetLeft(left)} of ${whole}`;
  if (spent > 0) return `${formatCentsShort(spent)} spent of ${whole}`;
  return planned > 0 ? `${formatCentsShort(planned)} planned of ${whole}` : `${whole} budget`;
}
