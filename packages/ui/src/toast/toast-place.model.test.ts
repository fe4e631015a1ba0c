import fc from 'fast-check';
import { edgesAt, toastPlace, type Edges, type ToastRoom } from './toast-place.model';

const phone: ToastRoom = {
  window: { width: 390, height: 844 },
  toast: { width: 366, height: 64 },
  inset: 12,
  topInset: 84,
};
const desktop: ToastRoom = {
  window: { width: 1280, height: 800 },
  toast: { width: 420, height: 64 },
  inset: 24,
  topInset: 96,
};
const at = (top: number, left: number, { width, height } = { width: 120, height: 44 }): Edges => ({
  ...{ top, left },
  bottom: top + height,
  right: left + width,
});

describe('the place of a toast', () => {
  it.each([
    ['nothing in its way', phone, [], 'bottom-right'],
    ['a heading at the top of a phone', phone, [at(90, 16)], 'bottom-right'],
    ['a button at the foot of a phone', phone, [at(780, 16)], 'top-right'],
    ['a button that ends where the toast would begin', phone, [at(724, 16)], 'bottom-right'],
    ['a button a pixel further down', phone, [at(725, 16)], 'top-right'],
    ['a button that begins where the toast ends', phone, [at(832, 16)], 'bottom-right'],
    ['a button low on the right of a desktop', desktop, [at(730, 1000)], 'top-right'],
    ['a button low on the left of a desktop', desktop, [at(730, 40)], 'bottom-right'],
    ['a button that ends where the toast would begin, sideways', desktop, [at(730, 716)], 'bottom-right'],
    ['a button a pixel further right', desktop, [at(730, 717)], 'top-right'],
    ['a button low and a heading high, both right', desktop, [at(730, 1000), at(100, 900)], 'bottom-left'],
    ['three corners taken', desktop, [at(730, 1000), at(100, 900), at(730, 40)], 'top-left'],
    [
      'more of the button than of the heading',
      phone,
      [at(780, 16), at(84, 16, { width: 40, height: 10 })],
      'top-right',
    ],
  ] as const)('with %s', (...[, room, inSight, place]) => expect(toastPlace(room, inSight)).toBe(place));

  it('is inside the window, whatever there is', () => {
    const px = fc.integer({ min: 0, max: 2000 });
    const edges = fc.tuple(px, px).map(([top, left]) => at(top, left));
    fc.assert(
      fc.property(fc.constantFrom(phone, desktop), fc.array(edges, { maxLength: 5 }), (room, inSight) => {
        const covered = edgesAt(toastPlace(room, inSight), room);
        expect(covered.top).toBeGreaterThanOrEqual(room.inset);
        expect(covered.left).toBeGreaterThanOrEqual(room.inset);
        expect(covered.bottom).toBeLessThanOrEqual(room.window.height - room.inset);
        expect(covered.right).toBeLessThanOrEqual(room.window.width - room.inset);
      }),
    );
  });
});
