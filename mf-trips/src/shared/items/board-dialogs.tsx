/** What a board asks in dialogs; their code is loaded when they are first asked for. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { daysOf, newItem, standingOf, type Slot } from '@sojourn/trip';
import { loadable, Loaded } from '@sojourn/web-kit';
import { useState } from 'react';
import { newPartId, usePlan } from '../plan/plan-access';
import type { BoardDialog } from './board';
import type { ItemDraft } from './item-dialog';
import { dayWords } from './item-words.model';
import type { MoveTarget } from './move-dialog';

const itemDialog = loadable(() => import('./item-dialog').then((m) => m.ItemDialog));
const moveDialog = loadable(() => import('./move-dialog').then((m) => m.MoveDialog));
const ticketDialog = loadable(() => import('./ticket-dialog').then((m) => m.TicketDialog));
const removeDialog = loadable(() => import('./remove-booking').then((m) => m.RemoveBooking));

const fillDayDialog = loadable(() => import('../day-filling/fill-day-dialog').then((m) => m.FillDayDialog));
const similarDialog = loadable(() => import('../day-filling/similar-dialog').then((m) => m.SimilarDialog));

const UNSCHEDULED = 'unscheduled';

const contentOf = (plan: TripPlan, id: string): ItemDraft | null => {
  const item = plan.items[id];
  if (!item) return null;
  const { version, latest: _, ...content } = item;
  return { id, version, content };
};

/** A new item; a stay is one night, at the hours of the specification (section 9). */
function draftOf({ day, type = 'activity' }: Extract<BoardDialog, { kind: 'add' }>): ItemDraft {
  const stay = { start: '14:00', end: { daysLater: 1, time: '11:00', zone: null } };
  return { id: newPartId(), version: null, content: newItem({ type, title: '', day, ...(type === 'stay' && stay) }) };
}

function dayTargets(plan: TripPlan, without: string | null): MoveTarget[] {
  const { dates } = plan.head;
  return daysOf(dates)
    .map((day, at) => ({ value: day, label: `Day ${at + 1}, ${dayWords(day)}` }))
    .filter(({ value }) => value !== without);
}

type BoardDialogsProps = {
  question: BoardDialog;
  onClose: () => void;
  onSaved: (id: string) => void;
  onMove: (id: string, slot: Slot, isSure?: boolean) => void;
};

/** Mount it anew for each question: a form begins with what is there then. */
export const BoardDialogs = ({ question, onClose, onSaved, onMove }: BoardDialogsProps) => {
  const { plan, tell } = usePlan();
  if (question.kind === 'add' || question.kind === 'edit') {
    return <Form question={question} onClose={onClose} onSaved={onSaved} />;
  }
  if (question.kind === 'fill-day') {
    return <Loaded of={fillDayDialog} fallback={null} props={{ day: question.day, onClose }} />;
  }
  if (question.kind === 'similar') {
    return <Loaded of={similarDialog} fallback={null} props={{ itemId: question.id, onClose, onSaved }} />;
  }
  if (question.kind === 'day') {
    const { day } = question;
    const words = (other: string) => `${dayWords(day)} and ${dayWords(other)}`;
    const actions = [
      {
        label: 'Swap the two days',
        onChoose: (other: string) => {
          onClose();
          tell({ type: 'day.swap', one: day, other }, { title: 'Days swapped', description: words(other) });
        },
      },
      {
        label: 'Move it there',
        onChoose: (other: string) => {
          onClose();
          tell(
            { type: 'day.move', from: day, to: other },
            { title: 'Day moved', description: `To ${dayWords(other)}.` },
          );
        },
      },
    ];
    const props = {
      title: `Move ${dayWords(day)}`,
      description:
        'Moved, it takes that day’s place and the days between make room. Stays and what is booked keep their days.',
      label: 'Day',
      targets: dayTargets(plan, day),
      actions,
      onClose,
    };
    return <Loaded of={moveDialog} fallback={null} props={props} />;
  }
  const { kind, id } = question;
  const item = plan.items[id];
  if (!item) return null;
  if (question.kind === 'ticket') {
    const { slot } = question;
    return (
      <Loaded
        of={ticketDialog}
        fallback={null}
        props={{
          item,
          isBooked: standingOf(plan, item) === 'booked',
          to: slot.day,
          onClose,
          onSure: () => onMove(id, slot, true),
        }}
      />
    );
  }
  if (kind === 'remove-booking') {
    return (
      <Loaded
        of={removeDialog}
        fallback={null}
        props={{ bookingId: item.bookingId, onClose, onRemoved: () => onSaved(id) }}
      />
    );
  }
  const targets = [
    ...dayTargets(plan, item.day),
    ...(item.day === null ? [] : [{ value: UNSCHEDULED, label: 'Unscheduled' }]),
  ];
  const onChoose = (target: string) => {
    onClose();
    onMove(id, { day: target === UNSCHEDULED ? null : target, at: Number.POSITIVE_INFINITY });
  };
  const props = {
    title: `Move “${item.title}”`,
    label: 'To',
    targets,
    actions: [{ label: 'Move', onChoose }],
    onClose,
  };
  return <Loaded of={moveDialog} fallback={null} props={props} />;
};

type FormProps = Pick<BoardDialogsProps, 'onClose' | 'onSaved'> & {
  question: Extract<BoardDialog, { kind: 'add' } | { id: string }>;
};

const Form = ({ question, onClose, onSaved }: FormProps) => {
  const { plan } = usePlan();
  const [draft] = useState(() => (question.kind === 'add' ? draftOf(question) : contentOf(plan, question.id)));
  return draft && <Loaded of={itemDialog} fallback={null} props={{ draft, onClose, onSaved }} />;
};
