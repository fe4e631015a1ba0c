import { aCatalogue } from './catalogue.fake';
import { aPreference } from './preferences.fake';
import { createCatalogueProvider } from './recommendation.provider.catalogue';
import { recommend } from './recommender.model';

const input = { preferences: aPreference(), catalogue: aCatalogue, origin: null, today: '2026-11-21' };

test('answers as the built-in recommender, under its name', async () => {
  const provider = createCatalogueProvider();
  expect([provider.name, provider.source]).toEqual(['catalogue', 'catalogue']);
  expect(await provider.recommend(input, new AbortController().signal)).toEqual(recommend(input));
});

test('does not begin when nobody waits', async () => {
  const gone = AbortSignal.abort(new Error('cancelled'));
  await expect(createCatalogueProvider().recommend(input, gone)).rejects.toThrow('cancelled');
});
