import { openHook } from '@sojourn/web-kit/open-hook';
import { act } from '@testing-library/react';
import type { GooglePlace, PlacesLibrary } from './maps-library';
import { useStreets } from './street.queries';

type Asked = Parameters<PlacesLibrary['AutocompleteSuggestion']['fetchAutocompleteSuggestions']>[0];
type Suggestions = Awaited<ReturnType<PlacesLibrary['AutocompleteSuggestion']['fetchAutocompleteSuggestions']>>;
type Prediction = NonNullable<Suggestions['suggestions'][number]['placePrediction']>;

const baker = { types: ['route'], longText: 'Baker Street', shortText: 'Baker St' };
/** A place whose fields are `fields` once they were fetched; `fetched` are the ones that were asked for. */
function aPlace(fields: Partial<GooglePlace> = {}) {
  const fetched: unknown[] = [];
  const place: GooglePlace = {
    async fetchFields(request) {
      fetched.push(request);
      Object.assign(place, {
        ...{ formattedAddress: '221B Baker St, London', addressComponents: [baker] },
        ...{ location: { lat: () => 51.5, lng: () => -0.16 }, ...fields },
      });
    },
  };
  return { place, fetched };
}
const aPrediction = (more: Partial<Prediction> = {}, { place } = aPlace()): Prediction => ({
  placeId: 'p1',
  text: { text: '221B Baker Street, London, UK' },
  mainText: { text: '221B Baker Street' },
  secondaryText: { text: 'London, UK' },
  toPlace: () => place,
  ...more,
});

function aLibrary(...predictions: (Prediction | null)[]) {
  const asked: Asked[] = [];
  const library: PlacesLibrary = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request) {
        asked.push(request);
        return { suggestions: predictions.map((placePrediction) => ({ placePrediction })) };
      },
    },
  };
  return { library, asked };
}

let restore: () => void;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Somebody has stopped typing, and what was found is drawn. */
const stopped = () => after(310);

function open(library: PlacesLibrary | undefined, typed = 'baker') {
  const opened = openHook((text: string) => useStreets(text, library), {}, { props: typed });
  restore = opened.restore;
  return opened;
}

test('nothing is asked before Google’s library is there, nor for two letters', async () => {
  const { library, asked } = aLibrary(aPrediction());
  expect(open(undefined).current().fetchStatus).toBe('idle');
  restore();
  expect(open(library, ' ba ').current().fetchStatus).toBe('idle');
  await after(1_000);
  expect(asked).toEqual([]);
});

test('what is typed is asked once somebody has stopped typing for 300 ms', async () => {
  const { library, asked } = aLibrary(aPrediction());
  const { rerender } = open(library, 'bak');
  await after(299);
  rerender(' baker ');
  await after(299);
  expect(asked).toEqual([]);
  await after(1);
  expect(asked.map(({ input }) => input)).toEqual(['baker']);
});

test('an address is named in two lines, in one where Google gives one, and what is no address is left out', async () => {
  const oneLine = aPrediction({ placeId: 'p2', mainText: null, secondaryText: null });
  const { current } = open(aLibrary(aPrediction(), null, oneLine).library);
  await stopped();
  const shown = current().data?.map(({ id, kind, title, detail }) => [id, kind, title, detail]);
  expect(shown).toEqual([
    ['street:p1', 'street', '221B Baker Street', 'London, UK'],
    ['street:p2', 'street', '221B Baker Street, London, UK', ''],
  ]);
});

describe('an address that is picked', () => {
  async function pick(prediction: Prediction) {
    const { current } = open(aLibrary(prediction).library);
    await stopped();
    return current().data?.[0]?.read();
  }

  test('is read with the three fields that are saved of it', async () => {
    const made = aPlace();
    expect(await pick(aPrediction({}, made))).toMatchObject({
      ...{ formatted_address: '221B Baker St, London', street_address: 'Baker Street' },
      ...{ latitude: 51.5, longitude: -0.16 },
    });
    expect(made.fetched).toEqual([{ fields: ['addressComponents', 'formattedAddress', 'location'] }]);
  });

  test('is called as it was offered, and has no parts, where Google gives none', async () => {
    const made = aPlace({ formattedAddress: null, addressComponents: undefined });
    expect(await pick(aPrediction({}, made))).toMatchObject({
      ...{ formatted_address: '221B Baker Street, London, UK', street_address: null, city: null },
    });
  });

  test('without a position is none', async () => {
    const picked = pick(aPrediction({}, aPlace({ location: null })));
    await expect(picked).rejects.toThrow('Google gave no position for this address.');
  });

  test('ends the session that Google counts as one question', async () => {
    const { library, asked } = aLibrary(aPrediction());
    const { current, rerender } = open(library);
    await stopped();
    rerender('baker s');
    await stopped();
    await current().data?.[0]?.read();
    rerender('baker st');
    await stopped();
    const [first, second, third] = asked.map(({ sessionToken }) => sessionToken);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });
});
