import { PortalForTests } from '@sojourn/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { PriceMapWidget } from './price-map-widget';

beforeAll(() => import('@sojourn/map'));

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

test('shows each place with its price when there is room for it, the others within the price they are under', async () => {
  const { container } = render(<Around />);
  expect(await screen.findByRole('group', { name: 'Map of where you can fly' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Lisbon, $96, Sintra, $97' })).toHaveTextContent(/^\$96$/);
  expect(screen.getByRole('button', { name: 'Tokyo, $780' })).toHaveTextContent('$780');
  expect(screen.getByText('London')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('gives a place its price when it is pointed at in the list, and the other way round', async () => {
  render(<Around />);
  await screen.findByRole('button', { name: /^Lisbon, \$96/ });
  await userEvent.click(screen.getByRole('button', { name: 'Sintra in the list' }));
  expect(screen.getByRole('button', { name: 'Sintra, $97' })).toHaveTextContent('$97');
  await userEvent.hover(screen.getByRole('button', { name: 'Tokyo, $780' }));
  expect(screen.getByRole('status')).toHaveTextContent('tokyo');
});

test('opens a place when it is pressed by pointer or by keyboard', async () => {
  render(<Around />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tokyo, $780' }));
  act(() => screen.getByRole('button', { name: 'Tokyo, $780' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['tokyo'], ['tokyo']]);
});

test('keeps a pin where it is in the document when it is pointed at and pressed', async () => {
  const { container } = render(<Around />);
  const order = () => [...container.querySelectorAll('[data-look]')];
  await screen.findByRole('button', { name: /^Lisbon, \$96/ });
  const before = order();
  await userEvent.hover(screen.getByRole('button', { name: /^Lisbon, \$96/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Sintra in the list' }));
  expect(before.every((pin, at) => pin === order()[at])).toBe(true);
});

test('shows the start when there are no places', async () => {
  render(<Around shown={[]} />);
  expect(await screen.findByText('London')).toBeInTheDocument();
});
