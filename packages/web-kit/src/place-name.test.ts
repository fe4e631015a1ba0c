import { PLACE_NAMES_META } from '@sojourn/contracts/place-names';
import { placeNameAt } from './place-name';
import { replaceTransport } from './transport';

/** An answer as BigDataCloud documents it. */
const adelaide = {
  latitude: -34.93129,
  longitude: 138.59669,
  lookupSource: 'coordinates',
  localityLanguageRequested: 'en',
  continent: 'Oceania',
  continentCode: 'OC',
  countryName: 'Australia',
  countryCode: 'AU',
  principalSubdivision: 'South Australia',
  principalSubdivisionCode: 'AU-SA',
  city: 'Adelaide',
  locality: 'Adelaide City Centre',
  postcode: '5000',
  plusCode: '4QQQ3H9W+FM',
  localityInfo: { administrative: [], informative: [] },
};
const service = 'https://api.bigdatacloud.net/data/reverse-geocode-client';
const position = { latitude: -34.931291, longitude: 138.596694 };

let asked: { url: string; init: RequestInit }[] = [];
const answers = (answer: () => Response | Promise<Response>) =>
  replaceTransport(async (url, init) => {
    asked.push({ url, init });
    return answer();
  });
beforeEach(() => {
  asked = [];
  document.head.innerHTML = `<meta name="${PLACE_NAMES_META}" content="${service}">`;
});
afterEach(() => {
  replaceTransport();
  document.head.innerHTML = '';
});

test('names the city when the service knows it, and tells it neither who asks nor the very spot', async () => {
  answers(() => Response.json(adelaide));
  expect(await placeNameAt(position)).toEqual({ name: 'Adelaide', countryName: 'Australia' });
  expect(asked[0]?.url).toBe(`${service}?latitude=-34.931&longitude=138.597&localityLanguage=en`);
  expect(asked[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test.each([
  [{ city: '' }, 'Adelaide City Centre'],
  [{ city: '', locality: '' }, 'South Australia'],
])('names the next greater place when the answer has %j', async (change, name) => {
  answers(() => Response.json({ ...adelaide, ...change }));
  expect((await placeNameAt(position))?.name).toBe(name);
});

test.each([
  [
    'it is at sea',
    () => Response.json({ ...adelaide, city: '', locality: '', principalSubdivision: '', countryName: '' }),
  ],
  ['it refuses', () => Response.json({ status: 402, description: 'Fair use' }, { status: 402 })],
  ['it answers another shape', () => Response.json({ city: 7 })],
  ['it answers no JSON', () => new Response('<html>')],
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
])('names nothing, silently, when %s', async (_name, answer) => {
  answers(answer);
  expect(await placeNameAt(position)).toBeNull();
});

test('asks nobody when the page names no service', async () => {
  document.head.innerHTML = '';
  answers(() => Response.json(adelaide));
  expect(await placeNameAt(position)).toBeNull();
  expect(asked).toEqual([]);
});
