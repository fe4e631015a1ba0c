import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { itemsOn, newItem, newTrip, unscheduledItems } from '@sojourn/trip';
import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { TimelineTab } from './timeline-tab';

const first = '2027-04-10';
const second = '2027-04-11';
const stored = { version: 1, latest: 1 };
const item = (title: string, known: object = {}) => ({
  ...newItem({ type: 'activity', title, ...known }),
  ...stored,
});
const until = (time: string, daysLater = 0, zone: string | null = null) => ({ end: { time, daysLater, zone } });
const empty: TripPlan = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: first, endDate: second });
const rome: TripPlan = {
  ...empty,
  head: { ...empty.head, destination: { ...empty.head.destination, timeZone: 'Europe/Rome' } },
  items: {
    i1: item('Colosseum', { day: first, start: '10:00', ...until('12:00'), notes: 'Bring water.' }),
    i2: item('Lunch', { type: 'meal', day: first, start: '13:00' }),
    i3: item('Walk', { day: second }),
    i4: item('Trastevere'),
  },
};

let api: ReturnType<typeof fakeApi>;
let commands: TripCommand[];
let plan: TripPlan;

function open(start: TripPlan = rome, access: Partial<PlanAccess> = {}) {
  commands = [];
  plan = start;
  return render(
    <PortalForTests user={null}>
      <PlanForTests
        plan={start}
        access={access}
        onRun={(command, outcome) => {
          commands.push(command);
          if ('trip' in outcome) plan = outcome.trip;
        }}
      >
        <TimelineTab />
      </PlanForTests>
    </PortalForTests>,
  );
}
const region = (name: RegExp) => screen.getByRole('region', { name });
const day1 = () => region(/^Day 1/);
const day2 = () => region(/^Day 2/);
const aside = () => region(/^Unscheduled/);
const titlesIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('[data-part="title"]')?.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function choose(title: string, action: string) {
  await userEvent.click(button(`Actions for ${title}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

beforeEach(() => {
  api = fakeApi({ 'GET /api/places/search': () => ({ data: [] }) });
});
afterEach(() => api.restore());

describe('a timeline', () => {
  it('offers only what can be done with an event', async () => {
    const booking = { kind: 'activity', title: 'Opera', provider: '', code: 'X7', url: null, planned: null } as const;
    const bookings = { b1: { ...booking, segments: [], searchPath: null, ...stored } };
    open({ ...rome, bookings, items: { ...rome.items, i5: item('Opera', { day: second, bookingId: 'b1' }) } });
    const SWAP = 'Another idea for this…';
    const UNSCHEDULE = 'Move to Unscheduled';
    const offersFor = async (title: string) => {
      await userEvent.click(button(`Actions for ${title}`));
      const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      return [SWAP, UNSCHEDULE].filter((name) => names.includes(name));
    };
    expect(await offersFor('Walk')).toEqual([SWAP, UNSCHEDULE]);
    expect(await offersFor('Opera')).toEqual([]);
    expect(await offersFor('Lunch')).toEqual([UNSCHEDULE]);
    expect(await offersFor('Trastevere')).toEqual([SWAP]);
  });

  it('shows each day by its times, and Unscheduled at the end', async () => {
    const { container } = open();
    expect(titlesIn(day1())).toEqual(['Colosseum', 'Lunch']);
    expect(titlesIn(day2())).toEqual(['Walk']);
    expect(titlesIn(aside())).toEqual(['Trastevere']);
    expect(screen.getByRole('heading', { name: 'Day 2, Sunday, Apr 11, 2027' })).toBeVisible();
    expect(within(day1()).getAllByText(/10:00 AM/)[0]).toHaveTextContent('10:00 AM to 12:00 PM');
    expect(within(day1()).getByText('Bring water.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('names clocks where something crosses zones and midnight', () => {
    const flight = {
      type: 'flight',
      day: first,
      start: '22:00',
      zone: 'Asia/Tokyo',
      ...until('05:00', 1, 'Europe/Rome'),
    };
    open({ ...rome, items: { i1: item('NH 207', flight) } });
    expect(within(day1()).getAllByText(/10:00 PM/)[0]).toHaveTextContent(
      '10:00 PM Tokyo time to 5:00 AM +1 day Rome time',
    );
    expect(within(day1()).getByText('14h')).toBeVisible();
    expect(within(day2()).getByText('Arrival: NH 207')).toBeVisible();
    expect(within(day2()).queryByRole('button', { name: /Move NH 207/ })).not.toBeInTheDocument();
  });

  it('fills the days of an empty trip at once, by the hours of the specification', async () => {
    open(empty);
    await userEvent.click(button('Fill in the days'));
    expect(commands.map(({ type }) => type)).toEqual(['batch']);
    expect(titlesIn(day1())).toEqual(['Arrival', 'Check-in: Hotel', 'Welcome dinner']);
    expect(within(day1()).getAllByText('2:00 PM')).not.toHaveLength(0);
    expect(within(day2()).getByText('Check-out: Hotel')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fill in the days' })).not.toBeInTheDocument();
  });

  it('has nothing to press for a viewer', () => {
    open(rome, { canEdit: false, role: 'viewer' });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(within(day1()).getByText('Colosseum')).toBeVisible();
  });

  it('says to a viewer of an empty trip that nothing is planned', () => {
    open(empty, { canEdit: false, role: 'viewer' });
    expect(screen.getByRole('heading', { name: 'Nothing is planned yet' })).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('shows a trip of one day and one of 366', () => {
    const of = (endDate: string) => newTrip({ title: 'T', destination: 'D', startDate: '2028-01-01', endDate });
    const { unmount } = open(of('2028-01-01'));
    expect(screen.getAllByRole('heading', { name: /^Day \d+,/ })).toHaveLength(1);
    unmount();
    open(of('2028-12-31'));
    expect(screen.getAllByRole('heading', { level: 3, hidden: true }).length).toBeGreaterThan(366);
    expect(screen.getByRole('combobox', { name: 'Go to day' })).toBeVisible();
  });
});

describe('an event', () => {
  it('is added to a day with everything that can be said of it', async () => {
    open();
    await userEvent.click(button('Add event to Day 2'));
    const dialog = await screen.findByRole('dialog', { name: 'Add to the plan' });
    await userEvent.type(within(dialog).getByLabelText(/^Title/), 'Opera');
    await userEvent.type(within(dialog).getByLabelText('Start'), '20:00');
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Place' }), 'Teatro');
    await userEvent.type(within(dialog).getByLabelText('Planned cost'), '62.50');
    await userEvent.type(within(dialog).getByLabelText('Notes'), 'Row 3');
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add event' }));
    await waitFor(() => expect(titlesIn(day2())).toEqual(['Opera', 'Walk']));
    expect(itemsOn(plan, second)[0]).toMatchObject({
      title: 'Opera',
      start: '20:00',
      place: { name: 'Teatro', position: null },
      planned: { usCents: 6_250 },
      notes: 'Row 3',
    });
    await waitFor(() => expect(button('Actions for Opera')).toHaveFocus());
  });

  it('says at each field what is wrong, and keeps what was typed', async () => {
    open();
    await userEvent.click(button('Add event to Day 1'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('End'), '09:00');
    await userEvent.type(within(dialog).getByLabelText('Planned cost'), '12,5');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add event' }));
    expect(within(dialog).getByLabelText(/^Title/)).toHaveAccessibleDescription('Please give it a title.');
    expect(within(dialog).getByLabelText(/^Title/)).toHaveFocus();
    const cost = within(dialog).getByLabelText('Planned cost');
    expect(cost).toHaveAccessibleDescription(/Please write decimals with a point/);
    expect(cost).toHaveValue('12,5');
    expect(commands).toEqual([]);
  });

  it('gets a position by the place that is chosen', async () => {
    api.restore();
    const teatro = { id: 'c1', kind: 'city', name: 'Rome', detail: 'Italy', iataCode: null, timeZone: 'Europe/Rome' };
    const position = { latitude: 41.9, longitude: 12.5 };
    api = fakeApi({ 'GET /api/places/search': () => ({ data: [{ ...teatro, position }] }) });
    open();
    await userEvent.click(button('Walk'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' });
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Place' }), 'Rom');
    await userEvent.click(await within(dialog).findByRole('option', { name: /Rome/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(plan.items['i3']?.place).toEqual({ name: 'Rome', position }));
    await waitFor(() => expect(button('Actions for Walk')).toHaveFocus());
  });

  it('that somebody else has changed meanwhile says so in the form, and can be saved over', async () => {
    let refuse = true;
    const theirs = { ...item('Walk at noon'), day: second, version: 2, latest: 2 };
    const conflict = { in: 'items' as const, id: 'i3', version: 1, theirs, yours: null };
    const seen: TripCommand[] = [];
    open(rome, {
      run: (command) => {
        seen.push(command);
        const message = '“Walk at noon” was changed somewhere else in the meantime.';
        return refuse ? { reason: 'conflict', message, conflicts: [conflict] } : null;
      },
    });
    await userEvent.click(button('Walk'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Notes'), 'Slowly');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('“Walk at noon” was changed somewhere else');
    expect(within(dialog).getByLabelText('Notes')).toHaveValue('Slowly');
    refuse = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my changes' }));
    expect(seen.at(-1)).toEqual({ type: 'item.edit', id: 'i3', version: 2, fields: { notes: 'Slowly' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is removed, and the focus stays nearby', async () => {
    open();
    await choose('Colosseum', 'Remove');
    await waitFor(() => expect(titlesIn(day1())).toEqual(['Lunch']));
    await waitFor(() => expect(button('Actions for Lunch')).toHaveFocus());
    await choose('Lunch', 'Remove');
    await waitFor(() => expect(button('Add event to Day 1')).toHaveFocus());
  });

  it('is duplicated right after itself', async () => {
    open();
    await choose('Colosseum', 'Duplicate');
    await waitFor(() => expect(titlesIn(day1())).toEqual(['Colosseum', 'Colosseum', 'Lunch']));
    expect(commands).toMatchObject([{ type: 'item.duplicate', of: 'i1', day: first }]);
  });

  it('moves by its menu: later, to another day, and to Unscheduled', async () => {
    open();
    await choose('Colosseum', 'Move later');
    await waitFor(() => expect(titlesIn(day1())).toEqual(['Lunch', 'Colosseum']));
    await choose('Colosseum', 'Move to another day…');
    const dialog = await screen.findByRole('dialog', { name: 'Move “Colosseum”' });
    await userEvent.selectOptions(within(dialog).getByLabelText('To'), 'Day 2, Sunday, Apr 11, 2027');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(titlesIn(day2())).toContain('Colosseum'));
    await waitFor(() => expect(button('Move Colosseum')).toHaveFocus());
    await choose('Colosseum', 'Move to Unscheduled');
    await waitFor(() => expect(titlesIn(aside())).toContain('Colosseum'));
    expect(unscheduledItems(plan)).toHaveLength(2);
  });

  it('is carried by keys, over days, and says where it is', async () => {
    open();
    act(() => button('Move Colosseum').focus());
    await userEvent.keyboard(' ');
    const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(news()).toContainEqual(expect.stringContaining('Took Colosseum'));
    expect(button('Move Colosseum')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(news()).toContain('Saturday, Apr 10, 2027, at the end');
    await userEvent.keyboard('{ArrowDown}');
    expect(news()).toContain('Sunday, Apr 11, 2027, before Walk');
    await userEvent.keyboard(' ');
    expect(titlesIn(day2())).toEqual(['Colosseum', 'Walk']);
    expect(news()).toContain('Colosseum is now on Sunday, Apr 11, 2027, at 10:00 AM.');
    await waitFor(() => expect(button('Move Colosseum')).toHaveFocus());
    expect(commands).toHaveLength(1);
  });

  it('is put back by Escape', async () => {
    open();
    act(() => button('Move Walk').focus());
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    expect(commands).toEqual([]);
    expect(button('Move Walk')).toHaveAttribute('aria-pressed', 'false');
    expect(titlesIn(day2())).toEqual(['Walk']);
  });
});

describe('a booking', () => {
  const booking = { kind: 'stay', title: 'Hotel Campo', provider: '', code: '', url: null, planned: null } as const;
  const booked: TripPlan = {
    ...rome,
    bookings: { b1: { ...booking, segments: [], searchPath: null, ...stored } },
    items: {
      ...rome.items,
      i9: item('Hotel Campo', { type: 'stay', day: first, start: '14:00', bookingId: 'b1', ...until('11:00', 1) }),
    },
  };

  it('says so at its place, and goes as a whole once somebody agrees', async () => {
    open(booked);
    expect(within(day1()).getByText('Booked')).toBeVisible();
    await choose('Hotel Campo', 'Remove');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the whole booking?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove booking' }));
    expect(commands).toEqual([{ type: 'booking.remove', id: 'b1', version: 1, places: { i9: 1 } }]);
    await waitFor(() => expect(titlesIn(day1())).toEqual(['Colosseum', 'Lunch']));
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });
});

describe('what does not fit', () => {
  it('stands beside the event, and one press mends it', async () => {
    const early = item('Lunch', { type: 'meal', day: first, start: '11:30' });
    open({ ...rome, items: { ...rome.items, i2: early } });
    expect(await within(day1()).findByText('Begins before “Colosseum” has ended.')).toBeVisible();
    await userEvent.click(button('Move to 12:00 PM'));
    await waitFor(() => expect(screen.queryByText(/Begins before/)).not.toBeInTheDocument());
    expect(plan.items['i2']?.start).toBe('12:00');
  });

  it('outside of the dates has a heading of its own, and comes into the trip', async () => {
    const items = { i1: item('Too early', { day: '2027-04-01' }), i2: item('Too late', { day: '2027-05-01' }) };
    open({ ...rome, items });
    expect(screen.getByRole('heading', { name: 'Outside of the trip' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Move all into the trip' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Outside of the trip' })).not.toBeInTheDocument());
    expect([titlesIn(day1()), titlesIn(day2())]).toEqual([['Too early'], ['Too late']]);
  });

  it('asks for a bed once there is a stay, and offers one', async () => {
    const stay = { type: 'stay', day: first, start: '14:00', ...until('11:00', 1) };
    open({
      ...rome,
      head: { ...rome.head, dates: { ...rome.head.dates, endDate: '2027-04-12' } },
      items: { i1: item('Hotel', stay) },
    });
    expect(await within(day2()).findByText('No bed for this night yet.')).toBeVisible();
    await userEvent.click(within(day2()).getByRole('button', { name: 'Add a stay' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Check-in')).toHaveValue('14:00');
    expect(within(dialog).getByLabelText('Check-out day')).toHaveValue('1');
  });
});

describe('whole days', () => {
  it('are swapped by their button', async () => {
    open();
    await userEvent.click(button('Move or swap Day 1'));
    const dialog = await screen.findByRole('dialog', { name: 'Move Saturday, Apr 10, 2027' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Swap the two days' }));
    await waitFor(() => expect(titlesIn(day2())).toEqual(['Colosseum', 'Lunch']));
    expect(commands).toEqual([{ type: 'day.swap', one: first, other: second }]);
  });

  it('are moved before or after others, which make room', async () => {
    open();
    await userEvent.click(button('Move or swap Day 1'));
    const dialog = await screen.findByRole('dialog', { name: 'Move Saturday, Apr 10, 2027' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move it there' }));
    await waitFor(() => expect(titlesIn(day2())).toEqual(['Colosseum', 'Lunch']));
    expect(commands).toEqual([{ type: 'day.move', from: first, to: second }]);
  });
});
