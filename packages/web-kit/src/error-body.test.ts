import { errorBodySchema, errorCodes } from '@sojourn/contracts';
import { readErrorBody } from './error-body';

const good = { code: 'not-found', message: 'There is no such trip.', requestId: 'r1' };

describe('readErrorBody', () => {
  test.each([
    ...errorCodes.map((code) => ({ ...good, code })),
    { ...good, details: [{ path: 'a', message: 'b' }] },
    { ...good, code: 'toString' },
    { ...good, code: 'new-code' },
    { ...good, code: ['not-found'] },
    { ...good, message: 7 },
    { code: 'not-found', message: 'x' },
    { message: '<h1>502</h1>' },
    'text',
    null,
    undefined,
    [],
  ])('reads %j as the contract does', (body) => {
    const contract = errorBodySchema.safeParse(body);
    const expected = contract.success ? { code: contract.data.code, message: contract.data.message } : undefined;
    expect(readErrorBody(body)).toEqual(expected);
  });
});
