import { newItem, newTrip } from '@sojourn/trip';
import { todayHere } from '@sojourn/web-kit';
import { MemoryRouter } from '@sojourn/web-kit/testing';
import { addDays } from '@sojourn/travel';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { NextCard } from './next-card';

const start = addDays(todayHere(), 30);
const dates = { startDate: start, endDate: addDays(start, 7) };
const rome = newTrip({ title: 'Rome', destination: 'Rome, Italy', ...dates });
const versions = { version: 1, latest: 1 };
const onEdit = jest.fn();
const open = (plan = rome, canEdit = true) =>
  render(
    <MemoryRouter>
      <PlanForTests plan={plan} access={{ canEdit }}>
        <NextCard onEdit={onEdit} />
      </PlanForTests>
    </MemoryRouter>,
  );

describe('what is still missing', () => {
  it('leads to where each thing is found', async () => {
    const { container } = open();
    const card = screen.getByRole('region', { name: 'Next steps' });
    expect(within(card).getByRole('heading', { name: 'What is still missing' })).toBeVisible();
    expect(
      within(card)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Find stays', `/hotels/search?city=Rome&checkIn=${dates.startDate}&checkOut=${dates.endDate}&adults=2&trip=7`],
      ['Plan the days', '/?tab=timeline'],
      ['Make the list', '/?tab=packing'],
    ]);
    expect(within(card).getByRole('button', { name: 'Find flights' })).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Set a budget' }));
    expect(onEdit).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('asks for the nights that are left of a trip under way, for all who go', () => {
    const today = todayHere();
    const { head } = newTrip({
      title: 'Rome',
      destination: 'Rome',
      startDate: addDays(today, -2),
      endDate: addDays(today, 3),
    });
    open({ ...rome, head: { ...head, party: { people: 4, from: '', ...versions } } });
    // Who is there already needs no way there.
    expect(screen.queryByRole('button', { name: 'Find flights' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find stays' })).toHaveAttribute(
      'href',
      `/hotels/search?city=Rome&checkIn=${today}&checkOut=${addDays(today, 3)}&adults=4&trip=7`,
    );
  });

  it('is one thing in the end', () => {
    const flight = { ...newItem({ type: 'flight', title: 'BA 542', day: start }), ...versions };
    const stay = { ...newItem({ type: 'stay', title: 'Campo Marzio', day: start }), ...versions };
    open({
      ...rome,
      head: { ...rome.head, budget: { cents: 100, ...versions } },
      items: { 'a-1': flight, 'b-1': stay },
    });
    expect(screen.getByRole('heading', { name: 'One thing is missing' })).toBeVisible();
    expect(screen.getByText('Make the list')).toBeVisible();
  });

  it('is not for who may only look', () => {
    open(rome, false);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
