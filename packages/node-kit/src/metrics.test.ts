import { Registry } from 'prom-client';
import type { BreakerState } from './breaker';
import { addBreakers, addCounter } from './metrics';

test('every breaker says which state it is in, and in which it is not', async () => {
  const registry = new Registry();
  let state: BreakerState = 'closed';
  addBreakers(registry, { search: () => state, ai: () => 'half-open' });
  const shown = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('circuit_'));
  expect(await shown()).toEqual([
    'circuit_breaker_state{breaker="search",state="closed"} 1',
    'circuit_breaker_state{breaker="search",state="half-open"} 0',
    'circuit_breaker_state{breaker="search",state="open"} 0',
    'circuit_breaker_state{breaker="ai",state="closed"} 0',
    'circuit_breaker_state{breaker="ai",state="half-open"} 1',
    'circuit_breaker_state{breaker="ai",state="open"} 0',
  ]);
  state = 'open';
  expect((await shown()).slice(0, 3).map((line) => line.at(-1))).toEqual(['0', '0', '1']);
  expect(await registry.metrics()).toContain('# HELP circuit_breaker_state 1 for the state');
});

test('a counter of a process’s own counts by its labels', async () => {
  const registry = new Registry();
  const count = addCounter(registry, { name: 'mails_sent', help: 'Mails.', labels: ['kind'] });
  count({ kind: 'welcome' }, 2);
  count({ kind: 'welcome' }, 3);
  count({ kind: 'reset' }, 1);
  const text = await registry.metrics();
  expect(text).toContain('# HELP mails_sent Mails.');
  expect(text).toContain('mails_sent{kind="welcome"} 5');
  expect(text).toContain('mails_sent{kind="reset"} 1');
});
