import { emptyDraft } from './plan.model';
import { stepsIn } from './steps-in-words.model';

const today = '2026-12-01';
const steps = (text: string) => stepsIn(text, { today });

test('the seven steps are filled from one sentence', () => {
  const sentence = 'a week somewhere warm in March, two of us, $2,000 each, no more than 5 hours from Chicago';
  expect(steps(sentence)).toMatchObject({
    vacationType: ['relaxing'],
    budget: 2000,
    duration: 'week',
    when: { kind: 'month', month: 3 },
    groupSize: 'two of us',
    customDetails: sentence,
    location: { city: 'Chicago', nearestAirport: 'ORD/MDW' },
    locationStatus: 'manual',
  });
});

test.each([
  [
    'hiking and old towns, 10 to 20 May 2027',
    {
      vacationType: ['adventure', 'cultural'],
      duration: 'extended',
      when: { kind: 'dates', startDate: '2027-05-10', endDate: '2027-05-20' },
    },
  ],
  [
    'a long weekend of nightlife for 4 guys, $800 total',
    { vacationType: ['party'], duration: 'weekend', groupSize: '4 guys', budget: 200 },
  ],
  [
    'three weeks of safari with our two kids, luxury',
    {
      vacationType: ['nature', 'family'],
      duration: 'extended',
      groupSize: 'our two kids',
      travelStyle: ['luxury'],
      interests: ['Wildlife'],
    },
  ],
  [
    'cheap city break with great food from Leeds',
    { vacationType: ['cultural', 'urban'], travelStyle: ['budget'], interests: ['Food & Wine'] },
  ],
  ['honeymoon in the Maldives in May or June', { vacationType: ['romantic'], when: { kind: 'flexible' } }],
  ['no beaches, no museums, just mountains', { vacationType: ['nature'], interests: ['Mountains'] }],
] as const)('%s is read for the steps', (text, draft) => {
  expect(steps(text)).toMatchObject(draft);
});

test('a text that says nothing of the steps leaves them as they are, and is the details', () => {
  expect(steps('surprise me')).toEqual({ ...emptyDraft, customDetails: 'surprise me' });
});
