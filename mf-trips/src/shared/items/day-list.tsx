import { isReplaceable } from '@sojourn/trip';
import { Button, Heading, IconButton } from '@sojourn/ui';
import { ArrowUpDown, Plus, WandSparkles } from 'lucide-react';
import { Fragment, memo, useId, type CSSProperties, type ReactNode } from 'react';
import { useCell } from '../cell';
import { useBoard } from './board';
import { itemsIn, type DayGroup } from './day-groups.model';
import { Head, List, Night, Nothing, Section } from './day-list.styles';
import { ItemRow, type Mark } from './item-row';
import { Marker } from './item-row.styles';
import { dayWords } from './item-words.model';
import type { Hint, PlanHints } from './plan-hints.model';

/** What all lists of a board show alike. */
export type ListLook = {
  tripZone: string | null;
  hints: PlanHints['items'];
  marks?: ReadonlyMap<string, Mark> | undefined;
};

type DayListProps = {
  group: DayGroup;
  look: ListLook;
  /** The night after it has no bed. */
  isWithoutBed?: boolean;
  /** Whether it can be changed for another day. */
  isMovable?: boolean;
  /** Whether its rows are drawn yet. */
  isDrawn?: boolean;
};

const NONE: readonly Hint[] = [];

/** Where the item that is carried would stand in a list, counted without it; null when it is elsewhere. */
const useMarker = (day: string | null): { at: number; id: string } | null => {
  const { board } = useBoard();
  const at = useCell(board.held, (held) => (held?.slot.day === day ? held.slot.at : null));
  const id = useCell(board.held, (held) => held?.id ?? '');
  return at === null ? null : { at, id };
};

const Rows = ({ group, look }: { group: DayGroup; look: ListLook }) => {
  const marker = useMarker(group.day);
  let passed = 0;
  const rows = group.rows.map((row, at): ReactNode => {
    const isOther = !row.isEnd && row.item.id !== marker?.id;
    const isHere = isOther && marker?.at === passed;
    if (isOther) passed += 1;
    const { id } = row.item;
    return (
      <Fragment key={row.isEnd ? `${id} end` : id}>
        {isHere && <Marker aria-hidden="true" />}
        <ItemRow
          row={row}
          tripZone={look.tripZone}
          isFirst={at === 0}
          hints={look.hints.get(id) ?? NONE}
          mark={look.marks?.get(id)}
        />
      </Fragment>
    );
  });
  const isLast = marker !== null && marker.at >= passed;
  if (rows.length === 0 && !isLast) return null;
  return (
    <List>
      {rows}
      {isLast && <Marker aria-hidden="true" />}
    </List>
  );
};

/** A day of the plan, or Unscheduled, with what stands on it. */
export const DayList = memo(
  ({ group, look, isWithoutBed = false, isMovable = false, isDrawn = true }: DayListProps) => {
    const { board, canEdit } = useBoard();
    const headingId = useId();
    const { day, number, rows } = group;
    const name = day === null ? 'Unscheduled' : number === null ? dayWords(day) : `Day ${number}`;
    const words = number !== null && day ? `${name}, ${dayWords(day)}` : name;
    // What the wand does to this day: only things to do that are not booked make room.
    const isReplacing = itemsIn(group).some((item) => isReplaceable(item, []));
    const isTarget = useCell(board.held, (held) => held?.slot.day === day);
    return (
      <Section
        aria-labelledby={headingId}
        data-section={day ?? ''}
        data-tone={day === null ? 'sunken' : number === null ? 'sun' : undefined}
        style={{ '--rows': rows.length } as CSSProperties}
        data-target={isTarget || undefined}
      >
        <Head>
          <Heading level={3} size="lg" id={headingId} tabIndex={-1} data-part="heading">
            {words}
          </Heading>
          {canEdit && isMovable && day && rows.length > 0 && (
            <IconButton
              label={`Move or swap ${name}`}
              data-part="day"
              aria-haspopup="dialog"
              onClick={() => board.ask({ kind: 'day', day })}
            >
              <ArrowUpDown aria-hidden="true" />
            </IconButton>
          )}
          {canEdit && number !== null && day && (
            <IconButton
              label={isReplacing ? `Replace the plan of ${name}` : `Plan ${name}`}
              aria-haspopup="dialog"
              onClick={() => board.ask({ kind: 'fill-day', day })}
            >
              <WandSparkles aria-hidden="true" />
            </IconButton>
          )}
          {canEdit && (number !== null || day === null) && (
            <Button
              size="sm"
              variant="secondary"
              data-part="add"
              icon={<Plus aria-hidden="true" />}
              aria-label={`Add event to ${name}`}
              aria-haspopup="dialog"
              onClick={() => board.ask({ kind: 'add', day })}
            >
              <span data-words>Add event</span>
            </Button>
          )}
        </Head>
        {isDrawn && <Rows group={group} look={look} />}
        {rows.length === 0 && (
          <Nothing data-paper={canEdit ? 'hidden' : undefined}>
            {day === null
              ? 'Ideas without a day wait here.'
              : canEdit
                ? 'Add an event, or move one here.'
                : 'Nothing planned yet.'}
          </Nothing>
        )}
        {isWithoutBed && day && (
          <Night data-paper="hidden">
            No bed for this night yet.
            {canEdit && (
              <Button
                size="sm"
                variant="quiet"
                aria-haspopup="dialog"
                onClick={() => board.ask({ kind: 'add', day, type: 'stay' })}
              >
                Add a stay
              </Button>
            )}
          </Night>
        )}
      </Section>
    );
  },
);
DayList.displayName = 'DayList';
