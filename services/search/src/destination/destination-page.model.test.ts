import { destinationPageSchema } from '@sojourn/contracts/destination-page';
import { destinationCatalogue } from './destination-catalogue';
import { toDestinationPage } from './destination-page.model';
import { essentialsOf } from './essentials-catalogue';

const made = (entry: (typeof destinationCatalogue)[number]) =>
  toDestinationPage(entry, { among: destinationCatalogue, essentials: essentialsOf(entry) });

const pageOf = (id: string) => {
  const entry = destinationCatalogue.find((each) => each.id === id);
  if (!entry) throw new Error(`${id} is not in the catalogue`);
  return made(entry);
};

test('every destination has a page that keeps the contract, with its own activities', () => {
  for (const entry of destinationCatalogue) {
    const page = made(entry);
    expect(destinationPageSchema.safeParse(page).error).toBeUndefined();
    expect(page.activities.map(({ destinationId }) => destinationId)).toEqual(page.activities.map(() => entry.id));
  }
});

test('neighbours come nearest first, without the place itself', () => {
  const { nearby } = pageOf('florence');
  expect(nearby[0]).toMatchObject({ destination: { id: expect.not.stringMatching('florence') } });
  const ways = nearby.map(({ kilometres }) => kilometres);
  expect(ways).toEqual([...ways].sort((one, two) => one - two));
  expect(nearby.map(({ destination }) => destination.id)).toContain('siena');
});

test('what a country asks of a traveller stands on the page', () => {
  expect(pageOf('kyoto').essentials).toMatchObject({ currency: 'JPY', plugs: ['A', 'B'], drives: 'left' });
});
