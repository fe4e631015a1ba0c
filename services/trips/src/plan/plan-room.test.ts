import { mostPlanBytes } from './plan-room.model';
import { createPlanRoom } from './plan-room';

const start = (stored = 0) => {
  const state = { live: stored, all: stored, sums: 0, now: new Date('2026-11-29T10:00:00Z') };
  const bytesOf = async () => {
    state.sums += 1;
    return { live: state.live, all: state.all };
  };
  const room = createPlanRoom({ bytesOf }, () => state.now);
  const grow = (bytes: number, ownerId = 'ana') => room.require(ownerId, { live: bytes, all: bytes, isOwner: true });
  return { state, room, grow };
};
const full = { code: 'limit-reached' };

it('adds up once for many commands, and again after a minute', async () => {
  const { state, grow } = start();
  for (let at = 0; at < 9; at += 1) await grow(1_000);
  expect(state.sums).toBe(1);
  await grow(1_000, 'ben');
  expect(state.sums).toBe(2);
  state.now = new Date(state.now.getTime() + 60_000);
  await grow(1_000);
  expect(state.sums).toBe(3);
});

it('counts what it has let in since the last sum', async () => {
  const { state, grow } = start(mostPlanBytes.live - 1_000);
  await grow(600);
  state.live += 600;
  await grow(400);
  state.live += 400;
  await expect(grow(1)).rejects.toMatchObject(full);
});

it('adds up anew before it refuses, so that a deletion makes room at once', async () => {
  const { state, grow } = start(mostPlanBytes.live);
  await expect(grow(1)).rejects.toMatchObject(full);
  state.live = 0;
  await grow(1);
  state.live = mostPlanBytes.live;
  await grow(mostPlanBytes.live - 1);
  await expect(grow(1)).rejects.toMatchObject(full);
});

it('does not count a refused command', async () => {
  const { grow } = start(mostPlanBytes.live - 10);
  await expect(grow(11)).rejects.toMatchObject(full);
  await grow(10);
});

it('adds up at every call when nothing may be used again', async () => {
  const { state } = start();
  const bytesOf = async () => ({ live: (state.sums += 1), all: 0 });
  const room = createPlanRoom({ bytesOf }, () => state.now, 0);
  for (let at = 0; at < 3; at += 1) await room.require('ana', { live: 1, all: 1, isOwner: true });
  expect(state.sums).toBe(3);
});

it('passes an outage on', async () => {
  const away = createPlanRoom({ bytesOf: () => Promise.reject(new Error('away')) }, () => new Date());
  await expect(away.require('ana', { live: 1, all: 1, isOwner: true })).rejects.toThrow('away');
});
