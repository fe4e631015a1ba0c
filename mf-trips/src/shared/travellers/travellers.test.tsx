import type { TripPlan } from '@sojourn/contracts/plan';
import { newTrip } from '@sojourn/trip';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlan } from '../plan/plan-access';
import { PlanForTests } from '../plan/plan-for-tests';
import { AddTraveller } from './add-traveller';
import { TravellerRow } from './traveller-row';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-17' });
const ana: TripPlan = { ...rome, travellers: { 'ana-1': { name: 'Ana', version: 1, latest: 1 } } };

const People = () => (
  <>
    <ul>
      {Object.entries(usePlan().plan.travellers).map(([id, traveller]) => (
        <TravellerRow key={id} id={id} traveller={traveller} />
      ))}
    </ul>
    <AddTraveller />
  </>
);
const open = (plan: TripPlan) =>
  render(
    <PlanForTests plan={plan}>
      <People />
    </PlanForTests>,
  );
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('travellers', () => {
  test('are added by name, which may not be blank', async () => {
    open(rome);
    const field = screen.getByLabelText('Add a traveller');
    await userEvent.type(field, ' {Enter}');
    expect(screen.getByText('Please give a name.')).toBeInTheDocument();
    await userEvent.type(field, 'Ben');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(names()).toEqual(['Ben']);
    expect(field).toHaveValue('');
  });

  test('are renamed in place, or not', async () => {
    open(ana);
    await userEvent.click(screen.getByRole('button', { name: 'Rename Ana' }));
    await userEvent.keyboard('Anna{Enter}');
    expect(names()).toEqual(['Anna']);
    await userEvent.click(screen.getByRole('button', { name: 'Rename Anna' }));
    await userEvent.keyboard('Zoe{Escape}');
    expect(names()).toEqual(['Anna']);
    await userEvent.click(screen.getByRole('button', { name: 'Rename Anna' }));
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(screen.getByText('Please give a name.')).toBeInTheDocument();
  });

  test('are removed', async () => {
    open(ana);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ana' }));
    expect(names()).toEqual([]);
  });
});
