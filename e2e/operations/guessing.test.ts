/** A flood of wrong passwords, as it is answered; how long others wait meanwhile is for `npm run siege` to say. */
import { Besieged, memberName } from '../siege/besieged';
import { GUESSED, guessAtOnce } from '../siege/guessing';
import { expect, test } from '../story';

test('200 wrong sign-ins at once are each answered, and health and the pages of others are as ever', async ({
  portal,
}) => {
  const besieged = new Besieged(portal);
  try {
    const [owner, other] = [await besieged.member('127.0.16.1'), await besieged.member('127.0.16.2')];
    // By this answer her browser is one that is known to her.
    await owner.ask({ path: '/api/auth/user' });
    let isOver = false;
    const guessed = guessAtOnce(besieged, memberName('127.0.16.1')).finally(() => (isOver = true));
    const statuses: number[] = [];
    do {
      for (const path of ['/healthz', '/api/auth/user', '/api/trips', '/profile']) {
        statuses.push((await other.ask({ path, headers: { accept: 'text/html, application/json' } })).status);
      }
    } while (!isOver);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const { status, headers } of await guessed) {
      expect(GUESSED).toContain(status);
      if (status !== 401) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    // She is not slowed by what others guess.
    await expect(async () => {
      const body = { username: memberName('127.0.16.1'), password: 'Be-sieged!1' };
      expect((await owner.ask({ method: 'POST', path: '/api/login', body })).status).toBe(200);
    }).toPass();
  } finally {
    besieged.leave();
  }
});
