/** The lists of a plan's items as something to work with: dialogs, carrying, focus, and what is said aloud. */
import type { TripCommand } from '@sojourn/contracts/plan';
import {
  bookedCommand,
  hasTicket,
  moveItem,
  moveToDay,
  rankAt,
  slotOf,
  type PlannedItem,
  type Slot,
} from '@sojourn/trip';
import { VisuallyHidden } from '@sojourn/ui';
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { newPartId, usePlan, usePlanPart, type PlanAccess } from '../plan/plan-access';
import { BoardContext, type Board, type ItemAct, type BoardDialog } from './board';
import { BoardDialogs } from './board-dialogs';
import { carryByKey } from './carry';
import { createDayGrouper, itemsIn, type DayGroup, type PlanDays } from './day-groups.model';
import type { DragLayer, DragStart } from './drag-layer';
import { createCell, type Cell } from '../cell';
import type { Held } from './held.store';
import { clockWords, dayWords } from './item-words.model';
import { createHinter, type PlanHints } from './plan-hints.model';
import { slotAt } from './slot-at';
import { useNextFocus } from './use-next-focus';

/** What a board shows. */
export type BoardView = { days: PlanDays; hints: PlanHints };

const groupsOf = ({ days, outside, unscheduled }: PlanDays): DayGroup[] => [...days, ...outside, unscheduled];

const part = (id: string, name: 'menu' | 'handle') => `[data-item="${id}"] [data-part="${name}"]`;

/** What may have the focus when an item has gone: the next one, the one before, or the day it was on. */
function neighboursOf(days: PlanDays, id: string): string[] {
  const group = groupsOf(days).find((each) => itemsIn(each).some((item) => item.id === id));
  const items = group ? itemsIn(group) : [];
  const at = items.findIndex((item) => item.id === id);
  const near = [items[at + 1], items[at - 1]].flatMap((item) => (item ? [part(item.id, 'menu')] : []));
  const section = `[data-section="${group?.day ?? ''}"]`;
  return [...near, `${section} [data-part="add"]`, `${section} [data-part="heading"]`];
}

/** Where an item goes, as a sentence. */
function placeSentence({ title, start }: PlannedItem, day: string | null, command: TripCommand): string {
  const step = command.type === 'batch' ? command.steps[0] : command;
  const time = step?.type === 'item.move' && step.start ? step.start : start;
  if (day === null) return `${title} is now unscheduled.`;
  return `${title} is now on ${dayWords(day)}${time ? `, at ${clockWords(time)}` : ''}.`;
}

type Tools = {
  access: PlanAccess;
  days: PlanDays;
  held: Cell<Held | null>;
  ask: (question: BoardDialog) => void;
  announce: (words: string) => void;
  focusNext: (selectors: string[]) => void;
};

/** @param isSure the person has said that what is booked was booked anew */
function move(tools: Tools, id: string, { isSure = false, ...slot }: Slot & { isSure?: boolean }): void {
  const { access, ask, announce, focusNext } = tools;
  const { plan, tell } = access;
  const item = plan.items[id];
  if (item && slot.day !== null && slot.day !== item.day && !isSure && hasTicket(plan, item)) {
    return ask({ kind: 'ticket', id, slot });
  }
  // Where no place among the others was chosen, its hour decides.
  const command = slot.at === Number.POSITIVE_INFINITY ? moveToDay(plan, id, slot.day) : moveItem(plan, id, slot);
  if (!item || !command) return announce('It stands there already.');
  focusNext([part(id, 'handle')]);
  const sentence = placeSentence({ ...item, id }, slot.day, command);
  announce(sentence);
  tell(command, { title: 'Event moved', description: sentence });
}

function act(tools: Tools, id: string, what: ItemAct): void {
  const { access, days, ask, focusNext } = tools;
  const { plan, tell } = access;
  const item = plan.items[id];
  const slot = slotOf(plan, id);
  if (!item || !slot) return;
  if (what === 'book') {
    const command = bookedCommand(plan, id, newPartId);
    focusNext(neighboursOf(days, id));
    if (command) tell(command, { title: 'Marked as booked', description: `${item.title} is booked.` });
    return;
  }
  if (what === 'remove' && item.bookingId !== null && plan.bookings[item.bookingId]) {
    return ask({ kind: 'remove-booking', id });
  }
  if (what === 'remove') {
    focusNext(neighboursOf(days, id));
    const description = `${item.title} is no longer part of the plan.`;
    return tell({ type: 'item.remove', id, version: item.version }, { title: 'Event Removed', description });
  }
  if (what === 'duplicate') {
    const copy = newPartId();
    const group = groupsOf(days).find(({ day }) => day === item.day);
    const peers = (group ? itemsIn(group) : []).filter(({ start }) => start === item.start);
    const rank = rankAt(peers, peers.findIndex((peer) => peer.id === id) + 1);
    focusNext([part(copy, 'menu')]);
    return tell({ type: 'item.duplicate', id: copy, of: id, day: item.day, rank }, { title: 'Event duplicated' });
  }
  if (what === 'unschedule') return move(tools, id, { day: null, at: Number.POSITIVE_INFINITY });
  move(tools, id, { day: slot.day, at: Math.max(0, slot.at + (what === 'earlier' ? -1 : 1)) });
}

export const PlanBoard = ({ children }: { children: (view: BoardView) => ReactNode }) => {
  const access = usePlan();
  const { plan, canEdit } = access;
  const helpId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [group] = useState(createDayGrouper);
  const days = useMemo(() => group(plan), [group, plan]);
  // Checking compares everything with everything: it may come a moment after what was done.
  const checked = useDeferredValue(plan);
  const [hint] = useState(createHinter);
  const hints = useMemo(() => hint(checked, canEdit), [hint, checked, canEdit]);
  const [question, setQuestion] = useState<BoardDialog | null>(null);
  const [news, setNews] = useState('');
  const focusNext = useNextFocus(root, question === null);
  const [held] = useState(() => createCell<Held | null>(null));
  const [pointed] = useState(() => createCell<string | null>(null));
  const latest = useRef<Tools>(null);
  useEffect(() => {
    latest.current = { access, days, held, ask: setQuestion, announce: setNews, focusNext };
  }, [access, days, held, focusNext]);

  const [board] = useState<Board>(() => {
    const drop = (tools: Tools) => (carried: Held) => {
      held.set(null);
      move(tools, carried.id, carried.slot);
    };
    return {
      held,
      pointed,
      helpId,
      ask: setQuestion,
      act: (id, what) => latest.current && act(latest.current, id, what),
      carry(event, id) {
        const tools = latest.current;
        if (tools) carryByKey(event, id, { ...tools, plan: tools.access.plan, drop: drop(tools) });
      },
      putBack: () => held.set(null),
    };
  });
  const context = useMemo(() => ({ board, canEdit }), [board, canEdit]);

  const onMove = (id: string, slot: Slot, isSure = false) =>
    latest.current && move(latest.current, id, { ...slot, isSure });
  const onSaved = (id: string) => {
    focusNext([part(id, 'menu'), ...neighboursOf(days, id)]);
    setQuestion(null);
  };
  return (
    <BoardContext value={context}>
      <div ref={root}>
        <PointerDrag board={board} root={root} onMove={onMove}>
          {children({ days, hints })}
        </PointerDrag>
      </div>
      <p id={helpId} hidden>
        Press Space to take it, the arrow keys to carry it, and Space again to put it down.
      </p>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {question && (
        <BoardDialogs
          key={JSON.stringify(question)}
          question={question}
          onClose={() => setQuestion(null)}
          onSaved={onSaved}
          onMove={onMove}
        />
      )}
    </BoardContext>
  );
};

type PointerDragProps = {
  board: Board;
  root: { current: HTMLElement | null };
  onMove: (id: string, slot: Slot) => void;
  children: ReactNode;
};

/** Lets a pointer carry items; what that takes is loaded when a pointer comes near. */
const PointerDrag = ({ board, root, onMove, children }: PointerDragProps) => {
  const canEdit = usePlanPart((trip) => trip.canEdit);
  const [Layer, setLayer] = useState<ComponentType<Parameters<typeof DragLayer>[0]>>();
  const start = useRef<DragStart>(null);
  const isLoading = useRef(false);
  const load = () => {
    if (isLoading.current || !canEdit) return;
    isLoading.current = true;
    import('./drag-layer').then(
      (loaded) => setLayer(() => loaded.DragLayer),
      // Menu and keys move items, too; the next pointer tries again.
      () => (isLoading.current = false),
    );
  };
  const take = (event: PointerEvent) => {
    const handle = (event.target as Element).closest<HTMLElement>('[data-part="handle"]');
    const row = handle?.closest<HTMLElement>('[data-item]');
    const id = row?.dataset['item'];
    const title = row?.querySelector('[data-part="title"]')?.textContent ?? '';
    if (handle && id) start.current?.(event, { id, title }, handle);
  };
  return (
    <div onPointerOver={load} onPointerDown={take}>
      {children}
      {Layer && (
        <Layer
          start={start}
          onMove={(id, point) => {
            const slot = root.current && slotAt(root.current, point, id);
            const now = board.held.get();
            const isSame = now?.id === id && now.slot.day === slot?.day && now.slot.at === slot.at;
            if (slot && !isSame) board.held.set({ id, slot, by: 'pointer' });
          }}
          onDrop={(id) => {
            const slot = board.held.get()?.slot;
            board.held.set(null);
            if (slot) onMove(id, slot);
          }}
          onCancel={() => board.held.set(null)}
        />
      )}
    </div>
  );
};
