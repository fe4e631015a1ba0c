import { PortalForTests } from '@sojourn/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { PriceMapWidget } from './price-map-widget';

// Its coasts have a test of their own.
jest.mock('../shared/map/land', () => ({ loadLand: () => new Promise(() => undefined) }));

const london = { name: 'London', position: { latitude: 51.5, longitude: -0.1 } };
const places = [
  { id: 'lisbon', name: 'Lisbon', label: '$96', position: { latitude: 38.7, longitude: -9.1 } },
  { id: 'sintra', name: 'Sintra', label: '$97', position: { latitude: 38.8, longitude: -9.4 } },
  { id: 'tokyo', name: 'Tokyo', label: '$780', position: { latitude: 35.7, longitude: 139.7 } },
];
const opened = jest.fn();

const Around = ({ shown = places }: { shown?: typeof places }) => {
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <PortalForTests at="/" user={null}>
      <PriceMapWidget places={shown} start={london} pointed={pointed} onPoint={setPointed} onOpen={opened} />
      <output>{pointed}</output>
      <button onFocus={() => setPointed('sintra')}>Sintra in the list</button>
    </PortalForTests>
  );
};

beforeEach(() => opened.mockClear());

test('each place with room for it has its price, the most wanted first', async () => {
  const { container } = render(<Around />);
  expect(screen.getByRole('group', { name: 'Map of where you can fly' })).toBeInTheDocument();
  expect(screen.getAllByRole('button').map((pin) => pin.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['Lisbon, $96', 'Tokyo, $780']),
  );
  expect(screen.queryByRole('button', { name: /Sintra, / })).not.toBeInTheDocument();
  expect(screen.getByText('London')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('what is pointed at in the list has its price, and the other way round', async () => {
  render(<Around />);
  await userEvent.click(screen.getByRole('button', { name: 'Sintra in the list' }));
  expect(screen.getByRole('button', { name: 'Sintra, $97' })).toHaveAttribute('data-pointed', 'true');
  await userEvent.hover(screen.getByRole('button', { name: 'Tokyo, $780' }));
  expect(screen.getByRole('status')).toHaveTextContent('tokyo');
});

test('a place is opened by pointer and by keyboard', async () => {
  render(<Around />);
  await userEvent.click(screen.getByRole('button', { name: 'Lisbon, $96' }));
  act(() => screen.getByRole('button', { name: 'Tokyo, $780' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['lisbon'], ['tokyo']]);
});

test('a pin stays where it is in the document while it is pointed at and pressed', async () => {
  const { container } = render(<Around />);
  const order = () => [...container.querySelectorAll('g[transform]')];
  const before = order();
  await userEvent.hover(screen.getByRole('button', { name: 'Lisbon, $96' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sintra in the list' }));
  expect(order()).toEqual(before);
  expect(order().every((pin, at) => pin === before[at])).toBe(true);
});

test('without places the start is shown', () => {
  render(<Around shown={[]} />);
  expect(screen.getByText('London')).toBeInTheDocument();
});
