/**
 * A call that no handler answers fails by itself, in words of its own, before whoever runs the tests gives the test up:
 * in ms, and less while mutants are tried (docs/mutation.md), when a test is given up sooner.
 */
const LIMIT_MS = 20_000;
const LIMIT_FOR_MUTANTS_MS = 4_000;

/** supertest as the servers' tests want it: each call, also one of an agent, has a limit. */
module.exports = (supertest, limitMs = process.env.MUTATION_WORKSPACE ? LIMIT_FOR_MUTANTS_MS : LIMIT_MS) => {
  const request = (...about) => {
    const calls = Object.entries(supertest(...about));
    return Object.fromEntries(calls.map(([method, call]) => [method, (path) => call(path).timeout(limitMs)]));
  };
  return Object.assign(request, supertest, { agent: (...about) => supertest.agent(...about).timeout(limitMs) });
};
