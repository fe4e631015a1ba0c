import type { Item, ItemType } from '@sojourn/contracts/plan';
import { Button, IconButton } from '@sojourn/ui';
import { formatMoney, loadable, Loaded, todayHere } from '@sojourn/web-kit';
import {
  BedDouble,
  EllipsisVertical,
  GripVertical,
  Landmark,
  Plane,
  StickyNote,
  TrainFront,
  Utensils,
} from 'lucide-react';
import { memo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { standingOf, type PlannedItem } from '@sojourn/trip';
import { FindFlight, FindStay } from '../finding/find-button';
import { useCurrentPlan, usePlanPart } from '../plan/plan-access';
import { costCentsOf } from './item-cost.model';
import { useCell } from '../cell';
import { useBoard } from './board';
import type { DayRow } from './day-groups.model';
import {
  Cost,
  Detail,
  Handle,
  HintLine,
  Icon,
  More,
  Notes,
  Row,
  Time,
  Title,
  Tools,
  Way,
  Words,
} from './item-row.styles';
import { clockWords, lengthWords, nightsWords, timeWords } from './item-words.model';
import type { Hint } from './plan-hints.model';
import { StandingBadge } from './standing-badge';

const icons: Record<ItemType, typeof Plane> = {
  flight: Plane,
  stay: BedDouble,
  activity: Landmark,
  meal: Utensils,
  transport: TrainFront,
  note: StickyNote,
};

const itemMenu = loadable(() => import('./item-menu').then((m) => m.ItemMenu));

/** What a map adds to a row: its number and color there, and the way from the place before. */
export type Mark = { number: number | null; color: string; way: string };

type ItemRowProps = {
  row: DayRow;
  tripZone: string | null;
  isFirst: boolean;
  hints?: readonly Hint[] | undefined;
  mark?: Mark | undefined;
};

const Times = ({ item, tripZone }: { item: Item; tripZone: string | null }): ReactNode => {
  const { start, startZone, end, endZone, later } = timeWords(item, tripZone);
  if (start === '') return item.day === null ? null : <small>Any time</small>;
  const isStay = item.type === 'stay';
  return (
    <>
      {start}
      {startZone && <small> {startZone}</small>}
      {end && !isStay && (
        <small>
          {' '}
          to {end}
          {later && ` ${later}`}
          {endZone && ` ${endZone}`}
        </small>
      )}
    </>
  );
};

const detailOf = ({ item, isEnd }: DayRow, tripZone: string | null): string => {
  const crossesZones = item.type === 'flight' || item.type === 'transport';
  const length = item.type === 'stay' ? nightsWords(item.end) : crossesZones ? lengthWords(item, tripZone) : '';
  return [item.place?.name, isEnd ? '' : length].filter(Boolean).join(', ');
};

/** Marks are made anew with every plan: what they say decides. */
function isSameRow(one: ItemRowProps, other: ItemRowProps): boolean {
  const isSameMark =
    one.mark?.number === other.mark?.number &&
    one.mark?.color === other.mark?.color &&
    one.mark?.way === other.mark?.way;
  const isSameLook = one.tripZone === other.tripZone && one.isFirst === other.isFirst && one.hints === other.hints;
  return one.row === other.row && isSameLook && isSameMark && !one.mark === !other.mark;
}

/** One line of a day. Its tools stand where it begins; where it ends it is only told. */
export const ItemRow = memo(({ row, tripZone, isFirst, hints = [], mark }: ItemRowProps) => {
  const { board, canEdit } = useBoard();
  const { item, isEnd, title } = row;
  const isHeld = useCell(board.held, (held) => held?.id === item.id && !isEnd);
  const isPointed = useCell(board.pointed, (id) => mark !== undefined && id === item.id);
  const TypeIcon = icons[item.type];
  const detail = detailOf(row, tripZone);
  const times = isEnd ? <EndTime item={item} tripZone={tripZone} /> : <Times item={item} tripZone={tripZone} />;
  const costCents = usePlanPart(({ plan }) => costCentsOf(plan, item));
  const cents = isEnd ? null : costCents;
  const cost = cents === null ? '' : formatMoney(cents / 100, { decimals: cents % 100 === 0 ? 0 : 2 });
  const hasTools = canEdit && !isEnd;
  const pointing = mark && {
    onPointerEnter: () => board.pointed.set(item.id),
    onPointerLeave: () => board.pointed.set(null),
    onFocus: () => board.pointed.set(item.id),
    onBlur: () => board.pointed.set(null),
  };
  const kind = isEnd ? 'end' : mark?.number ? 'number' : 'type';
  return (
    <Row
      data-item={item.id}
      data-end={isEnd || undefined}
      data-first={isFirst || undefined}
      data-held={isHeld || undefined}
      data-pointed={isPointed || undefined}
      {...pointing}
    >
      <Time data-place="beside">{times}</Time>
      <Icon aria-hidden="true" data-kind={kind} style={mark && ({ '--on-map': mark.color } as CSSProperties)}>
        {mark?.number && !isEnd ? mark.number : <TypeIcon />}
      </Icon>
      <Words>
        {mark?.way && <Way>{mark.way}</Way>}
        <Time data-place="above">{times}</Time>
        {hasTools ? (
          <Title
            as="button"
            type="button"
            data-part="title"
            data-paper="shown"
            aria-haspopup="dialog"
            onClick={() => board.ask({ kind: 'edit', id: item.id })}
          >
            {title}
          </Title>
        ) : (
          <Title>{title}</Title>
        )}{' '}
        <Standing item={item} canFind={hasTools} />
        {detail && <Detail>{detail}</Detail>}
        {cost && <Cost data-place="above">{cost}</Cost>}
        {item.notes && !isEnd && <Notes>{item.notes}</Notes>}
      </Words>
      {cost && <Cost data-place="beside">{cost}</Cost>}
      {hasTools && <RowTools item={item} title={item.title} />}
      {hints.length > 0 && !isEnd && (
        <More>
          {hints.map((hint) => (
            <HintRow key={hint.words} hint={hint} />
          ))}
        </More>
      )}
    </Row>
  );
}, isSameRow);
ItemRow.displayName = 'ItemRow';

/** How far it has come, and the way to the real one. */
const Standing = ({ item, canFind }: { item: PlannedItem; canFind: boolean }) => {
  const standing = usePlanPart(({ plan }) => standingOf(plan, item));
  const isOpen = canFind && standing === 'to-choose';
  return (
    <>
      <StandingBadge standing={standing} />
      {isOpen && item.type === 'flight' && (item.day ?? '9') >= todayHere() && <FindFlight />}
      {isOpen && item.type === 'stay' && <FindStay itemId={item.id} />}
    </>
  );
};

const EndTime = ({ item, tripZone }: { item: Item; tripZone: string | null }) => {
  const { endZone } = timeWords(item, tripZone);
  return (
    <>
      {item.end && clockWords(item.end.time)}
      {endZone && <small> {endZone}</small>}
    </>
  );
};

const HintRow = ({ hint: { words, fix } }: { hint: Hint }) => {
  const currentPlan = useCurrentPlan();
  return (
    <HintLine>
      <span>{words}</span>
      {fix && (
        <Button size="sm" variant="quiet" onClick={() => currentPlan().tell(fix.command, { title: 'Event moved' })}>
          {fix.label}
        </Button>
      )}
    </HintLine>
  );
};

const RowTools = ({ item, title }: { item: DayRow['item']; title: string }) => {
  const { board } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const isCarried = useCell(board.held, (held) => held?.id === item.id && held.by === 'keys');
  const menuButton = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  return (
    <Tools>
      <Handle
        type="button"
        data-part="handle"
        aria-label={`Move ${title}`}
        aria-describedby={board.helpId}
        aria-pressed={isCarried}
        onKeyDown={(event) => {
          isByKey.current = event.key === ' ' || event.key === 'Enter';
          board.carry(event, item.id);
        }}
        onBlur={() => isCarried && board.putBack()}
        onClick={() => {
          // The keys that take it press the button as well.
          if (!isByKey.current) board.ask({ kind: 'move', id: item.id });
          isByKey.current = false;
        }}
      >
        <GripVertical aria-hidden="true" />
      </Handle>
      <IconButton
        ref={menuButton}
        data-part="menu"
        label={`Actions for ${title}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Loaded
          of={itemMenu}
          fallback={null}
          props={{ item, onClosed: () => setOpen(false), focusButton: () => menuButton.current?.focus() }}
        />
      )}
    </Tools>
  );
};
