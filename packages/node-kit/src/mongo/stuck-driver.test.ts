import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { untilStuck, type WatchedClient } from './stuck-driver';

const HEARTBEAT = { connectionId: 'db:27017', awaited: false };
const COMMAND = { connectionId: 3, address: 'db:27017' };

let client: EventEmitter & { options: object };
let found: string[];
let watching: AbortController;
beforeEach(() => {
  jest.useFakeTimers();
  client = Object.assign(new EventEmitter(), { options: { heartbeatFrequencyMS: 10_000 } });
  watching = new AbortController();
  found = [];
  void untilStuck(client as unknown as WatchedClient, { signal: watching.signal }).then((what) => found.push(what));
});
afterEach(() => {
  watching.abort();
  jest.useRealTimers();
});
const look = (times: number) => jest.advanceTimersByTimeAsync(times * 1_000);

test.each([
  ['serverHeartbeatStarted', HEARTBEAT, 4, 'a heartbeat of db:27017'],
  ['serverHeartbeatStarted', { ...HEARTBEAT, awaited: true }, 14, 'a heartbeat of db:27017'],
  ['connectionCheckedOut', COMMAND, 4, 'a command on connection 3 to db:27017'],
] as const)('%s of %j is waited for %i s', async (...[begun, event, seconds, what]) => {
  client.emit(begun, event);
  await look(seconds);
  expect(found).toEqual([]);
  await look(1);
  expect(found).toEqual([what]);
});

test.each([
  ['serverHeartbeatStarted', 'serverHeartbeatSucceeded', HEARTBEAT],
  ['serverHeartbeatStarted', 'serverHeartbeatFailed', HEARTBEAT],
  ['connectionCheckedOut', 'connectionCheckedIn', COMMAND],
])('%s and %s is nothing to worry about', async (begun, ended, event) => {
  for (let turn = 0; turn < 9; turn += 1) {
    client.emit(begun, event);
    await look(4);
    client.emit(ended, event);
  }
  await look(30);
  expect(found).toEqual([]);
});

test('each server and each connection is watched by itself', async () => {
  client.emit('connectionCheckedOut', COMMAND);
  client.emit('connectionCheckedOut', { ...COMMAND, connectionId: 4 });
  client.emit('connectionCheckedIn', COMMAND);
  client.emit('serverHeartbeatStarted', HEARTBEAT);
  client.emit('serverHeartbeatSucceeded', { connectionId: 'other:27017' });
  await look(5);
  expect(found).toEqual(['a command on connection 4 to db:27017']);
});

test('nothing is looked at when the watch is over', async () => {
  client.emit('connectionCheckedOut', COMMAND);
  watching.abort();
  await look(30);
  expect(found).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
