/** Visitors who guess passwords. */
import { type Besieged, type Case, faultUnless, memberName, within } from './besieged';
import type { Answer } from './visitor';

const GUESSERS = 200;
/** The only answers to a wrong password: it is wrong, too many hash just now, or there were too many tries. */
export const GUESSED = [401, 429, 503] as const;

/** 200 at once guess a password, each from an address of their own: every other one that of somebody who exists. */
export const guessAtOnce = (besieged: Besieged, victim: string): Promise<Answer[]> =>
  Promise.all(
    besieged.visitors(GUESSERS, 14).map((visitor, index) => {
      const body = { username: index % 2 ? victim : `nobody-${index}`, password: `Guess-work!${index}` };
      return visitor.ask({ method: 'POST', path: '/api/login', body });
    }),
  );

const ROUNDS = 4;
const HEAL_MS = 10_000;

const wrongSignIns: Case = {
  name: '200 wrong sign-ins at once, four times',
  work: 'signed-in',
  expected: GUESSED,
  async run(besieged) {
    const address = '127.0.15.1';
    const owner = await besieged.member(address);
    const victim = memberName(address);
    // By this answer her browser is one that is known to her.
    await owner.ask({ path: '/api/auth/user' });
    const answers: Answer[] = [];
    for (let round = 0; round < ROUNDS; round += 1) answers.push(...(await guessAtOnce(besieged, victim)));
    // She is not slowed by what others guess.
    const signIn = { method: 'POST', path: '/api/login', body: { username: victim, password: 'Be-sieged!1' } };
    const isIn = await within(HEAL_MS, async () => (await owner.ask(signIn)).status === 200);
    return {
      answers,
      faults: [
        ...faultUnless(
          answers.some(({ status }) => status === 401),
          'no password was looked at',
        ),
        ...faultUnless(isIn, 'the owner was locked out'),
      ],
    };
  },
};

export const guessing: readonly Case[] = [wrongSignIns];
