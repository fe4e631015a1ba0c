import { activityTopics, interestTags, sceneKinds, vacationTypes } from '@sojourn/contracts';
import { thingOf } from '@sojourn/wishes';
import { topicSigns } from './topic-signs.model';

describe.each(Object.entries(topicSigns))('%s', (topic, { interest, type, scenes, keywords }) => {
  test('is something that can be wished for, or children who come along', () =>
    expect(topic === 'children' ? topic : thingOf(topic).id).toBe(topic));

  test('is told by words of the catalogue alone', () => {
    expect([undefined, ...interestTags]).toContain(interest);
    expect([undefined, ...vacationTypes]).toContain(type);
    expect(sceneKinds).toEqual(expect.arrayContaining([...(scenes ?? [])]));
    for (const keyword of keywords ?? []) expect(keyword).toBe(keyword.trim().toLowerCase());
  });
});

test('knows every topic that an activity can be about when it may be wished for', () => {
  expect(activityTopics.filter((topic) => topicSigns[topic] === undefined)).toEqual([]);
});
