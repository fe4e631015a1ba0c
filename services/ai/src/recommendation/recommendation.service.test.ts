import type { Identity } from '@sojourn/contracts';
import { aPreference } from './preferences.fake';
import { createFakeRecommendationRepository } from './recommendation.repository.fake';
import { createRecommendationService, recommendationKey } from './recommendation.service';

const ada: Identity = { sub: 'ada', kind: 'user' };
const keyFor = (identity: Identity = ada, preferences = aPreference(), today = '2026-11-21') =>
  recommendationKey(identity, preferences, today);

describe('the cache key', () => {
  test('is the same for the same person, question and day, whatever the order of tags and fields', () => {
    const reversed = Object.fromEntries(Object.entries(aPreference()).toReversed()) as never;
    expect(keyFor(ada, reversed)).toBe(keyFor());
    expect(keyFor(ada, aPreference({ vacationType: ['nature', 'adventure'] }))).toBe(keyFor());
    expect(keyFor(ada, aPreference({ refinement: undefined }))).toBe(keyFor());
    expect(keyFor()).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    ['another person', keyFor({ sub: 'bob', kind: 'user' })],
    ['a guest by the same name', keyFor({ sub: 'ada', kind: 'guest' })],
    ['another day', keyFor(ada, aPreference(), '2026-11-22')],
    ['another budget', keyFor(ada, aPreference({ budget: 2_001 }))],
    ['another tag', keyFor(ada, aPreference({ interests: ['Art'] }))],
    ['a refinement', keyFor(ada, aPreference({ refinement: 'cheaper' }))],
    ['a tag in another field', keyFor(ada, aPreference({ vacationType: ['adventure'], customDetails: 'nature' }))],
  ])('is another one for %s', (_name, key) => expect(key).not.toBe(keyFor()));
});

describe('a request', () => {
  const preferences = aPreference();
  const answer = { recommendations: [], source: 'catalogue' as const };
  const signal = new AbortController().signal;

  function start(
    work: (key: string, store: () => Promise<unknown>) => Promise<unknown> = async (_key, store) => store(),
  ) {
    const answers = createFakeRecommendationRepository();
    const jobs: unknown[] = [];
    const troubles: unknown[] = [];
    const service = createRecommendationService({
      answers,
      queue: {
        async work(job) {
          jobs.push(job);
          await work(job.key, () => answers.store(job.key, answer, 1_000));
        },
      },
      onTrouble: (error) => troubles.push(error),
      now: () => new Date('2026-11-21T23:59:59Z'),
    });
    const stages: unknown[] = [];
    const ask = (identity = ada) =>
      service.recommend(
        { identity, preferences, requestId: 'r1' },
        { onProgress: (progress) => stages.push(progress), signal },
      );
    return { ask, answers, jobs, stages, troubles };
  }

  test('becomes one job, whose answer is read from the store', async () => {
    const { ask, jobs, stages } = start();
    expect(await ask()).toEqual({ ...answer, day: '2026-11-21' });
    expect(jobs).toEqual([{ key: keyFor(), preferences, today: '2026-11-21', requestId: 'r1' }]);
    expect(stages).toEqual([{ stage: 'queued', percent: 5 }]);
  });

  test('is answered from the store when its answer is there, and says so', async () => {
    const { ask, answers, jobs, stages } = start();
    await answers.store(keyFor(), answer, 1_000);
    expect(await ask()).toEqual({ ...answer, day: '2026-11-21', isRepeated: true });
    expect([jobs, stages]).toEqual([[], []]);
  });

  test('goes to the queue when the store cannot be read at first', async () => {
    const { ask, answers, jobs, troubles } = start();
    const find = answers.find;
    let reads = 0;
    answers.find = async (key) => {
      reads += 1;
      if (reads === 1) throw new Error('Redis is away');
      return find(key);
    };
    expect(await ask()).toEqual({ ...answer, day: '2026-11-21' });
    expect(jobs).toHaveLength(1);
    expect(troubles).toEqual([new Error('Redis is away')]);
  });

  test('has its answer noted as the person’s, and nobody’s for a guest', async () => {
    const { ask, answers } = start();
    await ask();
    await ask({ sub: 'some guest', kind: 'guest' });
    expect(await answers.listOf('ada')).toEqual([answer]);
    expect(await answers.listOf('some guest')).toEqual([]);
  });

  test('has its answer noted once it is there, when it could not be before; else that is reported', async () => {
    const { ask, answers, troubles } = start();
    const noteOwner = answers.noteOwner;
    answers.noteOwner = async () => {
      answers.noteOwner = noteOwner;
      throw new Error('Redis is away');
    };
    await ask();
    expect(await answers.listOf('ada')).toEqual([answer]);
    expect(troubles).toEqual([new Error('Redis is away')]);
    const lost = start();
    lost.answers.noteOwner = () => Promise.reject(new Error('Redis stays away'));
    expect(await lost.ask()).toMatchObject(answer);
    expect(lost.troubles).toHaveLength(2);
  });

  test('fails with a sentence when the answer is not where it should be', async () => {
    const { ask } = start(async () => undefined);
    await expect(ask()).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The answer was lost on its way. Please try again.',
    });
  });
});
