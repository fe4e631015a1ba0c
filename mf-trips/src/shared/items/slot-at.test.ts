import { slotAt } from './slot-at';

const place = (element: HTMLElement, top: number, height: number) => {
  // jsdom lays nothing out.
  element.getBoundingClientRect = () => ({ left: 0, right: 300, top, bottom: top + height, height }) as DOMRect;
  return element;
};

function board(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `
    <section data-section="2027-04-10"><p data-item="i1"></p><p data-item="i9" data-end="true"></p><p data-item="i2"></p></section>
    <section data-section=""></section>`;
  const [day, aside] = root.querySelectorAll('section');
  place(day as HTMLElement, 0, 150);
  place(aside as HTMLElement, 200, 100);
  root.querySelectorAll('p').forEach((row, at) => place(row, at * 50, 50));
  return root;
}

test.each([
  { where: 'above the first', y: 10, id: 'i5', slot: { day: '2027-04-10', at: 0 } },
  { where: 'below the first', y: 40, id: 'i5', slot: { day: '2027-04-10', at: 1 } },
  { where: 'below all, ends not counted', y: 149, id: 'i5', slot: { day: '2027-04-10', at: 2 } },
  { where: 'without the one that is carried', y: 149, id: 'i2', slot: { day: '2027-04-10', at: 1 } },
  { where: 'between two lists in the nearer one', y: 190, id: 'i5', slot: { day: null, at: 0 } },
])('a point is $where', ({ y, id, slot }) => {
  expect(slotAt(board(), { x: 20, y }, id)).toEqual(slot);
});

test('without lists there is no slot', () => {
  expect(slotAt(document.createElement('div'), { x: 0, y: 0 }, 'i1')).toBeNull();
});
