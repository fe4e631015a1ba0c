import { failureReportSchema } from '@sojourn/contracts';
import { reportFailure } from './failure-report';
import { replaceTransport, type Transport } from './transport';

let sent: Parameters<Transport>[];
let answer: () => Promise<Response>;
beforeEach(() => {
  sent = [];
  answer = async () => Response.json({});
  replaceTransport((...call) => {
    sent.push(call);
    return answer();
  });
});
afterEach(() => replaceTransport());

const bodies = () => sent.map(([, { body }]) => JSON.parse(body as string));

test('a report names the remote and its version, is a call of our own page, and outlives the page', () => {
  reportFailure({ name: 'mf-cars', version: '1.0.0' });
  expect(sent).toHaveLength(1);
  const [url, init] = sent[0] as Parameters<Transport>;
  expect(url).toBe('/api/telemetry');
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { 'X-Requested-By': 'sojourn', 'Content-Type': 'application/json' },
  });
  expect(bodies()).toEqual([{ remote: 'mf-cars', version: '1.0.0', failures: 1 }]);
});

test('of many failures of one release the 1st, 2nd, 4th … 64th are sent, and together they are all of them', () => {
  for (let time = 1; time <= 200; time += 1) reportFailure({ name: 'mf-ships', version: '1.0.0' });
  expect(bodies().map(({ failures }) => failures)).toEqual([1, 1, 2, 4, 8, 16, 32]);
  for (const body of bodies()) expect(failureReportSchema.safeParse(body).success).toBe(true);
  reportFailure({ name: 'mf-ships', version: '1.0.1' });
  reportFailure({ name: 'mf-trains', version: '1.0.0' });
  expect(bodies().slice(7)).toEqual([
    { remote: 'mf-ships', version: '1.0.1', failures: 1 },
    { remote: 'mf-trains', version: '1.0.0', failures: 1 },
  ]);
});

test('a report that does not arrive troubles nobody', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  reportFailure({ name: 'mf-bikes', version: '1.0.0' });
  await expect(answer()).rejects.toThrow('Failed to fetch');
  expect(sent).toHaveLength(1);
});
