import type { PasskeyResponse, SeenPasskey } from '@sojourn/contracts/passkey';
import { AppError } from '@sojourn/node-kit';
import type { PasskeyClient } from './passkeys.client';
import { aPerson } from './person.fake';

/** Passkeys in memory: a passkey is whoever its id names, and every password is `Analytical!1`. */
export type FakePasskeys = PasskeyClient & {
  /** What was asked, with its challenge where it had one. */
  asked: string[];
  passkeys: SeenPasskey[];
  isDown: boolean;
};

export function createFakePasskeys(): FakePasskeys {
  const note = (what: string) => {
    fake.asked.push(what);
    if (fake.isDown) throw new AppError('unavailable', 'Accounts are taking a break.', { retryAfterSeconds: 5 });
  };
  const personOf = ({ id }: PasskeyResponse) => {
    if (id === 'unknown') throw new AppError('wrong-credentials', 'This passkey does not open an account here.');
    return aPerson(id);
  };
  const fake: FakePasskeys = {
    asked: [],
    passkeys: [],
    isDown: false,
    async signIn({ challenge, response }) {
      note(`sign-in ${challenge}`);
      return personOf(response);
    },
    async prove(userId, proof) {
      note('prove');
      const isOwn = 'password' in proof ? proof.password === 'Analytical!1' : personOf(proof.response).id === userId;
      if (!isOwn) throw new AppError('wrong-credentials', 'Not right.');
    },
    async list() {
      note('list');
      return fake.passkeys;
    },
    async begin() {
      note('begin');
      return {
        rp: { id: 'sojourn.example', name: 'Sojourn' },
        user: { id: 'handle', name: 'ada', displayName: 'Ada' },
        challenge: 'challenge',
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 240_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
    },
    async add(_userId, { id }) {
      note('add');
      const passkey = { id, name: 'Passkey', madeAt: '2026-11-22T09:00:00.000Z', lastUsedAt: null, isBackedUp: true };
      fake.passkeys.push(passkey);
      return passkey;
    },
    async rename(_userId, id, name) {
      note('rename');
      return { id, name, madeAt: '2026-11-22T09:00:00.000Z', lastUsedAt: null, isBackedUp: true };
    },
    async remove() {
      note('remove');
    },
  };
  return fake;
}
