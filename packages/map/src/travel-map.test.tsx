import { MAP_TILES_META } from '@sojourn/contracts/map-tiles';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { TravelMap, type TravelMapProps } from './travel-map';

const pin = (id: string, longitude: number, color = 'var(--day-1)') => ({
  ...{ id, name: `${id}. Place ${id}`, text: id, title: `Place ${id}`, look: 'number' as const, color },
  position: { latitude: 41.9, longitude },
});
const pins = [pin('1', 12.4), pin('2', 13.4, 'var(--day-2)'), pin('3', 15.2, 'var(--day-2)')];
const opened = jest.fn();
// A map that is pressed takes the focus without moving the page; jsdom knows no scrolling.
window.scrollTo = () => undefined;

const Around = (props: Partial<TravelMapProps>) => {
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <>
      <TravelMap name="Map of Rome" {...{ pins, pointed }} onPoint={setPointed} onOpen={opened} {...props} />
      <button onFocus={() => setPointed('2')}>In the list</button>
      <output>{pointed}</output>
    </>
  );
};

const originalFetch = globalThis.fetch;
const asked: string[] = [];
beforeEach(() => {
  opened.mockClear();
  asked.length = 0;
  const cell = { land: [[180_000, 90_000, 40_000, 0, 0, 60_000, -40_000, 0]], lakes: [], isles: [], ashore: [], borders: [], names: [['Italy', 190_000, 134_000, 900, 'c']] }; // prettier-ignore
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(cell) });
  }) as unknown as typeof globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  document.head.innerHTML = '';
});

const shown = async (props: Partial<TravelMapProps> = {}) => {
  const made = render(<Around {...props} />);
  await screen.findByRole('button', { name: '1. Place 1' });
  return made;
};

test('names each pin as a button, and lists all of them for a screen reader', async () => {
  const { container } = await shown({ legend: [{ color: 'var(--day-1)', label: 'Day 1' }, { color: 'var(--day-2)', label: 'Day 2' }] }); // prettier-ignore
  const map = within(screen.getByRole('group', { name: 'Map of Rome' }));
  expect(map.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(['1. Place 1', '2. Place 2', '3. Place 3']); // prettier-ignore
  expect(within(screen.getByRole('list', { name: 'All places, Map of Rome' })).getAllByRole('listitem')).toHaveLength(
    3,
  );
  expect(within(screen.getByRole('list', { name: 'Days on the map' })).getByText('Day 2')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('opens a place when its pin is pressed by pointer or by key', async () => {
  await shown();
  await userEvent.click(screen.getByRole('button', { name: '1. Place 1' }));
  act(() => screen.getByRole('button', { name: '3. Place 3' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['1'], ['3']]);
});

test('marks a pin when its line in the list is pointed at, and the other way round', async () => {
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'In the list' }));
  expect(screen.getByRole('button', { name: '2. Place 2' })).toHaveAttribute('data-pointed');
  await userEvent.hover(screen.getByRole('button', { name: '3. Place 3' }));
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

test('draws the ground and its names when no tile server is named', async () => {
  const { container } = render(<Around places={[{ latitude: 45, longitude: 8 }]} aloneZoom={5} />);
  expect(await screen.findByText('Italy')).toBeInTheDocument();
  expect(asked.every((address) => address.startsWith('/assets/ground/'))).toBe(true);
  expect(container.querySelector('path.land')).toBeInTheDocument();
  expect(screen.getByText(/OpenStreetMap, GSHHG/)).toBeInTheDocument();
});

test('says a quarter once when it is the middle of the map, too', async () => {
  const position = { latitude: 41.3, longitude: 14.3 };
  const beside = { latitude: 41.305, longitude: 14.31 };
  await shown({ names: [{ name: 'Baga', position, kind: 'center' }, { name: 'Baga', position: beside, kind: 'quarter' }] }); // prettier-ignore
  expect(screen.getAllByText('Baga')).toHaveLength(1);
});

test('shows streets with the credit they ask for when the page names a tile server', async () => {
  const meta = document.createElement('meta');
  meta.name = MAP_TILES_META;
  meta.content = JSON.stringify({ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Example' });
  document.head.append(meta);
  await shown();
  expect(screen.getByText('© Example')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('keeps its pins when the ground cannot be loaded', async () => {
  globalThis.fetch = (() => Promise.reject(new Error('offline'))) as typeof globalThis.fetch;
  await shown({ aloneZoom: 11 });
  expect(screen.getAllByRole('button', { name: /Place/ })).toHaveLength(3);
});

test('zooms by its buttons and goes back to all places', async () => {
  await shown({ routes: [{ id: 'r', by: 'air', positions: pins.map(({ position }) => position) }] });
  for (const name of ['Zoom in', 'Zoom out', 'Show all places'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getAllByRole('button', { name: /Place/ })).toHaveLength(3);
});
