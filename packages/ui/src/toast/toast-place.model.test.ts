import fc from 'fast-check';
import { edgesAt, toastSpot, type Edges, type ToastRoom } from './toast-place.model';

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
    ['at the top of a phone when nothing is in its way', phone, [], 'top-right', 0],
    ['at the top of a phone when buttons are lower', phone, [at(780, 16)], 'top-right', 0],
    ['at the top when a button ends where it begins', phone, [at(40, 16)], 'top-right', 0],
    ['below a button when that is a pixel in its way', phone, [at(41, 16)], 'top-right', 9],
    ['below two buttons when they follow each other', phone, [at(84, 16), at(130, 16)], 'top-right', 98],
    ['between two buttons when there is room', phone, [at(84, 16), at(220, 16)], 'top-right', 52],
    [
      'where it covers least when a sheet is full of buttons',
      phone,
      [at(60, 12, { width: 366, height: 720 }), at(790, 16, { width: 40, height: 44 })],
      'bottom-right',
      0,
    ],
    ['bottom right of a desktop when nothing is in its way', desktop, [], 'bottom-right', 0],
    ['top right when a button is low on the right', desktop, [at(730, 1000)], 'top-right', 0],
    ['bottom right when a button is low on the left', desktop, [at(730, 40)], 'bottom-right', 0],
    ['bottom right when a button ends where it begins, sideways', desktop, [at(730, 716)], 'bottom-right', 0],
    ['top right when that button is a pixel further right', desktop, [at(730, 717)], 'top-right', 0],
    ['bottom left when both right corners are taken', desktop, [at(730, 1000), at(100, 900)], 'bottom-left', 0],
    ['top left when three corners are taken', desktop, [at(730, 1000), at(100, 900), at(730, 40)], 'top-left', 0],
  ] as const)('stands %s', (...[, room, inSight, place, down]) =>
    expect(toastSpot(room, inSight)).toEqual({ place, down }),
  );

  it('stays inside the window when anything is in its way', () => {
    const px = fc.integer({ min: 0, max: 2000 });
    const edges = fc.tuple(px, px).map(([top, left]) => at(top, left));
    fc.assert(
      fc.property(fc.constantFrom(phone, desktop), fc.array(edges, { maxLength: 5 }), (room, inSight) => {
        const covered = edgesAt(toastSpot(room, inSight), room);
        expect(covered.top).toBeGreaterThanOrEqual(room.inset);
        expect(covered.left).toBeGreaterThanOrEqual(room.inset);
        expect(covered.bottom).toBeLessThanOrEqual(room.window.height - room.inset);
        expect(covered.right).toBeLessThanOrEqual(room.window.width - room.inset);
      }),
    );
  });
});
