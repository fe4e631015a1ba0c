/** Parts of the machine that fail while people are at work. */
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillDisk } from '../small-disk';
import { dayFromNow } from '../story';
import { type Case, faultUnless, within } from './besieged';
import type { Answer } from './visitor';

const AWAY_MS = 6_000;
const HEAL_MS = 35_000;

const sessionsAway: Case = {
  name: 'the store of sessions does not answer for six seconds',
  work: 'guest',
  expected: [200, 503],
  async run(besieged) {
    const ada = await besieged.member('127.0.11.1');
    const [redis] = besieged.portal.pidsOf(/\/redis\.sock$/);
    if (redis === undefined) throw new Error('the portal runs no Redis of its own');
    const answers: Answer[] = [];
    process.kill(redis, 'SIGSTOP');
    try {
      for (const end = performance.now() + AWAY_MS; performance.now() < end; await pause(300)) {
        answers.push(await ada.ask({ path: '/api/auth/user' }), await ada.ask({ path: '/api/trips' }));
      }
    } finally {
      process.kill(redis, 'SIGCONT');
    }
    const isBack = await within(HEAL_MS, async () => (await ada.ask({ path: '/api/auth/user' })).status === 200);
    return {
      answers,
      faults: [
        ...faultUnless(
          answers.some(({ status }) => status === 503),
          'nothing was noticed of it',
        ),
        ...faultUnless(isBack, 'signed-in people did not come back'),
      ],
    };
  },
};

const HUNG_MS = 12_000;
/** What a browser waits, and the limits below it are shorter (RL-1). */
const LONGEST_ANSWER_MS = 12_000;

/** A process that answers nothing and dies of nothing: what asks it gives up in time, and heals by itself. */
const hung = (what: string, { mark, path, net }: { mark: RegExp; path: string; net: number }): Case => ({
  name: `${what} hangs for twelve seconds`,
  work: 'guest',
  expected: [200, 503],
  async run(besieged) {
    const member = await besieged.member(`127.0.${net}.1`);
    const [pid] = besieged.portal.pidsOf(mark);
    if (pid === undefined) throw new Error(`no process is ${what}`);
    const answers: Answer[] = [];
    process.kill(pid, 'SIGSTOP');
    try {
      for (const end = performance.now() + HUNG_MS; performance.now() < end; await pause(300)) {
        answers.push(...(await Promise.all([1, 2, 3].map(() => member.ask({ path })))));
      }
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    const isBack = await within(HEAL_MS, async () => (await member.ask({ path })).status === 200);
    const longest = Math.max(...answers.map(({ ms }) => ms));
    return {
      answers,
      happened: `the longest waited ${(longest / 1_000).toFixed(1)} s`,
      faults: [
        ...faultUnless(longest < LONGEST_ANSWER_MS, 'somebody waited too long'),
        ...faultUnless(isBack, 'it is not asked again'),
      ],
    };
  },
});

const hanging: readonly Case[] = [
  hung('trips', { mark: /\/trips\/dist\/main\.js$/, path: '/api/trips', net: 51 }),
  hung('accounts', { mark: /\/accounts\/dist\/main\.js$/, path: '/api/auth/user', net: 52 }),
  hung('the document engine', {
    mark: /\/document-engine\/dist\/main\.js$|\/mongo$/,
    path: '/api/trips',
    net: 53,
  }),
];

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
  expected: [201, 507],
  async run(besieged) {
    const { portal } = besieged;
    if (!isSmallDisk(portal.place.dataDir))
      return { happened: 'needs a file system of its own (root)', faults: ['was not tried'] };
    const ada = await besieged.member('127.0.12.1');
    const before = portal.pids();
    const dates = { startDate: dayFromNow(30), endDate: dayFromNow(37) };
    const answers: Answer[] = [];
    const write = async (): Promise<boolean> => {
      const body = { title: 'Rome', destination: 'Rome', ...dates, notes: 'n'.repeat(4_000) };
      const answer = await ada.ask({ method: 'POST', path: '/api/trips', body });
      answers.push(answer);
      return answer.status === 201;
    };
    await write();
    const filler = join(portal.place.dataDir, 'filler');
    fillDisk(filler);
    for (const end = performance.now() + FULL_MS; performance.now() < end; await pause(200)) await write();
    rmSync(filler);
    const isBack = await within(HEAL_AFTER_FULL_MS, write);
    const acknowledged = answers.flatMap(({ status, text }) => (status === 201 ? [idOf(text)] : []));
    const lost: number[] = [];
    for (const id of acknowledged) if ((await ada.ask({ path: `/api/trips/${id}` })).status !== 200) lost.push(id);
    return {
      answers,
      faults: [
        ...faultUnless(acknowledged.length < answers.length, 'the disk was not full'),
        ...faultUnless(
          before.every((pid) => portal.pids().includes(pid)),
          'a process died',
        ),
        ...faultUnless(isBack, 'nothing can be written after space was freed'),
        ...faultUnless(lost.length === 0, `${lost.length} acknowledged trips are lost`),
      ],
    };
  },
};

const idOf = (text: string) => (JSON.parse(text) as { id: number }).id;

export const failing: readonly Case[] = [sessionsAway, ...hanging, diskFull];
