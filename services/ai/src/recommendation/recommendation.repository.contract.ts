import type { RecommendationAnswer } from '@sojourn/contracts';
import type { RecommendationRepository } from './recommendation.repository';

const answer = (note: string): RecommendationAnswer => ({ recommendations: [], source: 'catalogue', note });

const A_MINUTE_MS = 60_000;

/** What every store of answers does. */
export function behavesAsRecommendationRepository(open: () => RecommendationRepository): void {
  test('finds nothing under a key that was never stored', async () => {
    expect(await open().find('unknown')).toBeUndefined();
  });

  test('returns what was stored', async () => {
    const repository = open();
    await repository.store('one', answer('first'), A_MINUTE_MS);
    expect(await repository.find('one')).toEqual(answer('first'));
  });

  test('what is somebody’s is listed and removed, and nothing of anybody else', async () => {
    const repository = open();
    for (const [owner, key] of [
      ['ada', 'a1'],
      ['ada', 'a2'],
      ['grace', 'g1'],
    ] as const) {
      await repository.noteOwner(owner, key);
      await repository.store(key, answer(key), A_MINUTE_MS);
    }
    await repository.noteOwner('ada', 'never-stored');
    expect((await repository.listOf('ada')).map(({ note }) => note).sort()).toEqual(['a1', 'a2']);
    await repository.removeOf('ada');
    await repository.removeOf('ada');
    expect(await repository.listOf('ada')).toEqual([]);
    expect(await repository.find('a1')).toBeUndefined();
    expect(await repository.listOf('grace')).toEqual([answer('g1')]);
  });

  test('stores the first answer only, and returns it', async () => {
    const repository = open();
    const kept = await Promise.all([
      repository.store('two', answer('a'), A_MINUTE_MS),
      repository.store('two', answer('b'), A_MINUTE_MS),
    ]);
    expect(kept[0]).toEqual(kept[1]);
    expect(await repository.find('two')).toEqual(kept[0]);
    await repository.store('three', answer('a'), A_MINUTE_MS);
    expect(await repository.store('three', answer('b'), A_MINUTE_MS)).toEqual(answer('a'));
    expect(await repository.find('three')).toEqual(answer('a'));
  });
}
