import type { RecommendationAnswer } from '@sojourn/contracts';
import type { RecommendationRepository } from './recommendation.repository';

const answer = (note: string): RecommendationAnswer => ({ recommendations: [], source: 'catalogue', note });

const A_MINUTE_MS = 60_000;

/** What every store of answers does. */
export function behavesAsRecommendationRepository(open: () => RecommendationRepository): void {
  test('finds nothing under a key that was never kept', async () => {
    expect(await open().find('unknown')).toBeUndefined();
  });

  test('gives back what was kept', async () => {
    const repository = open();
    await repository.keep('one', answer('first'), A_MINUTE_MS);
    expect(await repository.find('one')).toEqual(answer('first'));
  });

  test('keeps the first answer only, and says which that was', async () => {
    const repository = open();
    const kept = await Promise.all([
      repository.keep('two', answer('a'), A_MINUTE_MS),
      repository.keep('two', answer('b'), A_MINUTE_MS),
    ]);
    expect(kept[0]).toEqual(kept[1]);
    expect(await repository.find('two')).toEqual(kept[0]);
  });
}
