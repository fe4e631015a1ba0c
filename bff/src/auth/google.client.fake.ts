import type { CurrentUser } from '@sojourn/contracts';
import type { GoogleClaims } from '@sojourn/contracts/account-link';
import { AppError } from '@sojourn/node-kit';
import type { GoogleClient } from './google.client';
import { aPerson } from './person.fake';

type Person = { user: CurrentUser; password: string | null; google: GoogleClaims | null };

/** Accounts with Google in memory; `mails` are the links that were sent. */
export type FakeGoogleAccounts = GoogleClient & {
  people: Map<string, Person>;
  mails: { token: string; userId: string; google: GoogleClaims | null }[];
  add(id: string, person?: Partial<Person>): CurrentUser;
};

export function createFakeGoogleClient(): FakeGoogleAccounts {
  const people: FakeGoogleAccounts['people'] = new Map();
  const mails: FakeGoogleAccounts['mails'] = [];
  const personOf = (id: string) => {
    const person = people.get(id);
    if (!person) throw new AppError('not-found', 'This account does not exist.');
    return person;
  };
  const holderOf = ({ issuer, subject }: GoogleClaims) =>
    [...people.values()].find(({ google }) => google?.issuer === issuer && google.subject === subject);
  const mailOf = (token: string) => {
    const mail = mails.find((each) => each.token === token);
    if (!mail) throw new AppError('not-found', 'Invalid or expired linking token');
    return mail;
  };
  const checked = (person: Person, password: string) => {
    if (person.password !== password) throw new AppError('wrong-credentials', 'That password is not right.');
  };

  const fake: FakeGoogleAccounts = {
    people,
    mails,
    add(id, person = {}) {
      const user = aPerson(id);
      people.set(id, { user, password: null, google: null, ...person });
      return user;
    },
    async signIn(claims) {
      const holder = holderOf(claims);
      if (holder) return { outcome: 'signed-in', user: holder.user, fallen: [] };
      const owner = claims.emailVerified && [...people.values()].find(({ user }) => user.email === claims.email);
      if (owner && owner.google) return { outcome: 'other-google-account' };
      if (owner) return { outcome: 'password-account', userId: owner.user.id, email: claims.email };
      const user = fake.add(`google-${claims.subject}`, { google: claims });
      return { outcome: 'signed-in', user, fallen: ['squatter'] };
    },
    async linkByPassword({ userId, password, google }) {
      const person = personOf(userId);
      checked(person, password);
      person.google = google;
      return person.user;
    },
    async mailLink(userId, google) {
      if (google && holderOf(google)) throw new AppError('conflict', 'This Google account is linked already.');
      mails.push({ token: `token-${mails.length}`, userId, google });
      return { email: personOf(userId).user.email };
    },
    async readToken(token) {
      const { userId, google } = mailOf(token);
      const { email, firstName, lastName } = personOf(userId).user;
      return google
        ? { email, existingAccountType: 'regular', targetAccountType: 'google' }
        : { email, existingAccountType: 'google', targetAccountType: 'regular', names: { firstName, lastName } };
    },
    async complete(completion) {
      const mail = mailOf(completion.token);
      const person = personOf(mail.userId);
      if (mail.google) checked(person, completion.password);
      mails.splice(mails.indexOf(mail), 1);
      Object.assign(person, mail.google ? { google: mail.google } : { password: completion.password });
      return person.user;
    },
    async readLinks(userId) {
      const { user, google, password } = personOf(userId);
      const isBoth = google !== null && password !== null;
      return {
        hasPassword: password !== null,
        hasLinkedAccount: isBoth,
        linkedAccountType: isBoth ? 'google' : null,
        linkedAccountInfo: isBoth ? { email: google.email } : null,
        primaryAccountType: password === null ? 'google' : 'regular',
        primaryAccountInfo: { email: user.email },
      };
    },
    async unlink(userId) {
      const person = personOf(userId);
      if (person.password === null) throw new AppError('conflict', 'Please add a password first.');
      person.google = null;
    },
  };
  return fake;
}
