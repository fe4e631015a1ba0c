/** Parts of the machine that fail while people are at work. */
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayFromNow } from '../story';
import { type Case, faultUnless, member, tally } from './besieged';
import type { Answer, Visitor } from './visitor';

const AWAY_MS = 6_000;
const HEAL_MS = 35_000;

/** Waits for something that the portal does by itself; false when it did not within the limit. */
async function within(limitMs: number, isDone: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + limitMs; performance.now() < end; await pause(200)) {
    if (await isDone()) return true;
  }
  return false;
}

const sessionsAway: Case = {
  name: 'the store of sessions does not answer for six seconds',
  work: 'guest',
  isSlowAllowed: true,
  async run({ port, portal }) {
    const ada = await member(port, '127.0.11.1');
    const [redis] = portal.pidsOf(/\/redis\.sock$/);
    if (redis === undefined) throw new Error('the portal runs no Redis of its own');
    const answers: Answer[] = [];
    const ask = async () => {
      answers.push(await ada.ask({ path: '/api/auth/user' }), await ada.ask({ path: '/api/trips' }));
    };
    process.kill(redis, 'SIGSTOP');
    try {
      for (const end = performance.now() + AWAY_MS; performance.now() < end; await pause(300)) await ask();
    } finally {
      process.kill(redis, 'SIGCONT');
    }
    const isBack = await within(HEAL_MS, async () => (await ada.ask({ path: '/api/auth/user' })).status === 200);
    ada.leave();
    return {
      happened: tally(answers.map(({ status }) => status)),
      faults: [
        ...faultUnless(!answers.some(({ status }) => status === 401), 'somebody was told to be signed out'),
        ...faultUnless(
          answers.some(({ status }) => status === 503),
          'nothing was noticed of it',
        ),
        ...faultUnless(isBack, 'signed-in people did not come back'),
      ],
    };
  },
};

const BLOCK = Buffer.alloc(1 << 20);

/** Takes every block that is left, the last ones byte by byte. */
function fillDisk(file: string): void {
  const filler = openSync(file, 'w');
  for (let size = BLOCK.length; size >= 1;) {
    try {
      writeSync(filler, BLOCK, 0, size);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      size = Math.floor(size / 2);
    }
  }
  closeSync(filler);
}

/** The largest file system that is filled: never the machine's own. */
const SMALL_BYTES = 2 ** 30;

function isSmallDisk(folder: string): boolean {
  const { blocks, bsize } = statfsSync(folder);
  return blocks * bsize <= SMALL_BYTES;
}

const FULL_MS = 8_000;
const HEAL_AFTER_FULL_MS = 10_000;

const diskFull: Case = {
  name: 'the disk is full for eight seconds',
  work: 'guest',
  isSlowAllowed: true,
  async run({ port, portal }) {
    if (!isSmallDisk(portal.place.dataDir))
      return { happened: 'needs a file system of its own (root)', faults: ['was not tried'] };
    const ada: Visitor = await member(port, '127.0.12.1');
    const before = portal.pids();
    const dates = { startDate: dayFromNow(30), endDate: dayFromNow(37) };
    const acknowledged: number[] = [];
    const refused: number[] = [];
    const write = async (): Promise<boolean> => {
      const body = { title: 'Rome', destination: 'Rome', ...dates, notes: 'n'.repeat(4_000) };
      const { status, text } = await ada.ask({ method: 'POST', path: '/api/trips', body });
      if (status === 201) acknowledged.push((JSON.parse(text) as { id: number }).id);
      else refused.push(status);
      return status === 201;
    };
    await write();
    const filler = join(portal.place.dataDir, 'filler');
    fillDisk(filler);
    for (const end = performance.now() + FULL_MS; performance.now() < end; await pause(200)) await write();
    rmSync(filler);
    const isBack = await within(HEAL_AFTER_FULL_MS, write);
    const lost: number[] = [];
    for (const id of acknowledged) if ((await ada.ask({ path: `/api/trips/${id}` })).status !== 200) lost.push(id);
    ada.leave();
    const isSame = before.every((pid) => portal.pids().includes(pid));
    return {
      happened: `${acknowledged.length} trips made, else ${tally(refused)}`,
      faults: [
        ...faultUnless(refused.length > 0, 'the disk was not full'),
        ...faultUnless(
          refused.every((status) => status === 507),
          'a refused write is no 507',
        ),
        ...faultUnless(isSame, 'a process died'),
        ...faultUnless(isBack, 'nothing can be written after space was freed'),
        ...faultUnless(lost.length === 0, `${lost.length} acknowledged trips are lost`),
      ],
    };
  },
};

export const failing: readonly Case[] = [sessionsAway, diskFull];
