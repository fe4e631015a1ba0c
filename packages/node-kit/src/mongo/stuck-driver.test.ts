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
  client = Object.assign(new EventEmitter(), { options: { heartbeatFrequencyMS: 10_000, maxPoolSize: 4 } });
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
  [HEARTBEAT, 4],
  [{ ...HEARTBEAT, awaited: true }, 14],
])('the heartbeat %j is waited for %i s', async (event, seconds) => {
  client.emit('serverHeartbeatStarted', event);
  await look(seconds);
  expect(found).toEqual([]);
  await look(1);
  expect(found).toEqual(['a heartbeat of db:27017']);
});

test('commands are waited for 4 s, and given up when half of the pool is lost to them', async () => {
  client.emit('connectionCheckedOut', COMMAND);
  await look(30);
  expect(found).toEqual([]);
  client.emit('connectionCheckedOut', { ...COMMAND, connectionId: 4 });
  await look(4);
  expect(found).toEqual([]);
  await look(1);
  expect(found).toEqual(['2 commands']);
});

test.each([
  ['serverHeartbeatStarted', 'serverHeartbeatSucceeded', HEARTBEAT],
  ['serverHeartbeatStarted', 'serverHeartbeatFailed', HEARTBEAT],
  ['connectionCheckedOut', 'connectionCheckedIn', COMMAND],
])('%s and %s is nothing to worry about', async (begun, ended, event) => {
  for (let turn = 0; turn < 9; turn += 1) {
    for (const each of [event, { ...event, connectionId: 'other' }]) client.emit(begun, each);
    await look(4);
    for (const each of [event, { ...event, connectionId: 'other' }]) client.emit(ended, each);
  }
  await look(30);
  expect(found).toEqual([]);
});

test('each server and each connection is watched by itself', async () => {
  for (const connectionId of [3, 4, 5]) client.emit('connectionCheckedOut', { ...COMMAND, connectionId });
  client.emit('connectionCheckedOut', { ...COMMAND, address: 'other:27017' });
  for (const connectionId of [3, 4]) client.emit('connectionCheckedIn', { ...COMMAND, connectionId });
  client.emit('serverHeartbeatStarted', HEARTBEAT);
  client.emit('serverHeartbeatStarted', { ...HEARTBEAT, connectionId: 'other:27017' });
  client.emit('serverHeartbeatSucceeded', HEARTBEAT);
  await look(4);
  client.emit('serverHeartbeatSucceeded', { ...HEARTBEAT, connectionId: 'other:27017' });
  await look(1);
  expect(found).toEqual(['2 commands']);
});

test('nothing is looked at when the watch is over', async () => {
  client.emit('serverHeartbeatStarted', HEARTBEAT);
  watching.abort();
  await look(30);
  expect(found).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
