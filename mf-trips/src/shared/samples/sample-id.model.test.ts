import { isSampleId, sampleIdOf } from './sample-id.model';

it.each(['flights', 3])('tells the part %s of a sample from everything else', (name) => {
  expect(isSampleId(sampleIdOf(name))).toBe(true);
  expect(isSampleId(`${name}`)).toBe(false);
});
