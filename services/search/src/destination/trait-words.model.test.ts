import { destinationCatalogue } from './destination-catalogue';
import { traitWords } from './trait-words.model';

test('names every trait of the catalogue that has a season', () => {
  const seasonal = destinationCatalogue.flatMap(({ traits }) => traits.filter(({ months }) => months?.length));
  expect(seasonal.map(({ name }) => name).filter((name) => traitWords[name] === undefined)).toEqual([]);
});
