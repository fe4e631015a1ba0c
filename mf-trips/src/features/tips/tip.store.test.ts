import { TipNotKept } from './tip.store';

it('is told from other errors by its name, in whatever a browser logs of it', () => {
  expect(String(new TipNotKept('This browser has no room.'))).toBe('TipNotKept: This browser has no room.');
});
