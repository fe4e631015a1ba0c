import type { CurrentUser } from '@sojourn/contracts';
import { fullNameOf } from './full-name';

const name = (firstName: string | null, lastName: string | null) =>
  fullNameOf({ username: 'ada', firstName, lastName } as CurrentUser);

describe('how a person is called', () => {
  it.each([
    ['Ada', 'Lovelace', 'Ada Lovelace'],
    ['Ada', null, 'Ada'],
    [null, 'Lovelace', 'Lovelace'],
    [null, null, 'ada'],
    ['', '', 'ada'],
  ])('%s %s is %s', (first, last, full) => {
    expect(name(first, last)).toBe(full);
  });
});
