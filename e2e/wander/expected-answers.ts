/** The answers of 400 and above that are part of the product, and why. Every other one fails the walk that met it. */

type ExpectedAnswer = { method?: string; path: RegExp; status: number; why: string };

export const expectedAnswers: readonly ExpectedAnswer[] = [
  { path: /^\/api\/auth\/user$/, status: 401, why: 'a guest has no account, and the page asks whether there is one' },
  {
    method: 'POST',
    path: /^\/api\/newsletter$/,
    status: 400,
    why: 'whether an address is one is judged by the server alone, in words beside the field',
  },
  {
    method: 'POST',
    path: /^\/api\/login$/,
    status: 401,
    why: 'a name and a password that somebody made up open nothing',
  },
  {
    method: 'GET',
    path: /^\/nowhere$/,
    status: 404,
    why: 'an address that leads nowhere says so to search engines, too, and shows the way home',
  },
  {
    method: 'POST',
    path: /^\/api\/shared\/[\w-]+\/commands$/,
    status: 400,
    why: 'what a link leaves out of a thing is known to the server alone: it says that the thing is not for the guest to remove',
  },
  {
    method: 'GET',
    path: /^\/api\/shared\/[\w-]+\/(plan|changes)$/,
    status: 404,
    why: 'a link that its owner has ended opens nothing any more, also in a tab that has it open',
  },
  {
    path: /^\/api\/trips\/\d+\/plan$/,
    status: 404,
    why: 'a number that the account does not know is looked for among the trips of this browser',
  },
];

/**
 * Answers of 503 with a Retry-After that the page waits out by itself: nobody sees them as long as it asks again. The fares to
 * every place of the world take longer than one answer may on a machine that is busy, and they are stored meanwhile.
 */
export const waitedOut: readonly { path: RegExp; mostAskedAgain: number }[] = [
  { path: /^\/api\/flights\/explore$/, mostAskedAgain: 8 },
];

export const isExpected = (method: string, path: string, status: number): boolean =>
  expectedAnswers.some((each) => each.status === status && each.path.test(path) && (each.method ?? method) === method);
