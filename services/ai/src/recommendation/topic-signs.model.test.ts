import { interestTags, sceneKinds, vacationTypes } from '@sojourn/contracts';
import { thingOf } from '@sojourn/wishes';
import { topicSigns } from './topic-signs.model';

describe.each(Object.entries(topicSigns))('%s', (topic, { interest, type, scenes, keywords, shows }) => {
  test('is something that can be wished for, or children who come along', () =>
    expect(topic === 'children' ? topic : thingOf(topic).id).toBe(topic));

  test('is told by words of the catalogue alone', () => {
    expect([undefined, ...interestTags]).toContain(interest);
    expect([undefined, ...vacationTypes]).toContain(type);
    expect(sceneKinds).toEqual(expect.arrayContaining([...(scenes ?? [])]));
    for (const keyword of keywords ?? []) expect(keyword).toBe(keyword.trim().toLowerCase());
  });

  // A pattern with a memory would find every second one.
  test('is shown whatever the case, however often one asks', () => expect(['i', undefined]).toContain(shows?.flags));
});

test.each([
  ['beaches', 'A day at Anjuna Beach', 'Discovery tour'],
  ['mountains', 'Mount Batur at sunrise', 'An amount of fun'],
  ['skiing', 'Ski pass', 'Whisky tasting'],
  ['surfing', 'Surf lesson', 'Surface tension'],
  ['wine', 'Port wine cellars', 'Twine workshop'],
  ['museums', 'Modern art walk', 'Party boat'],
  ['music', 'Son in the Casa de la Trova', 'A person to meet'],
  ['nightlife', 'Rooftop bar', 'Barge trip'],
  ['northern-lights', 'Aurora chase', 'Northern beaches'],
  ['golf', 'Golf at dawn', 'Golfo Aranci ferry'],
  ['waterfalls', 'Iguazú Falls', 'Fallen angels walk'],
  ['christmas-markets', 'Christmas market evening', 'Christmas dinner'],
])('%s are shown by %j and not by %j', (topic, shown, other) => {
  expect(topicSigns[topic]?.shows?.test(shown)).toBe(true);
  expect(topicSigns[topic]?.shows?.test(other)).toBe(false);
});
