import { HOUSE, sampleTips } from './sample-tips.model';

const told = [
  { id: 'closed', content: 'Closed on Mondays: the museum.', tags: ['closed days'] },
  { id: 'money', content: 'A day in Rome costs about $90.', tags: ['money'] },
];

test('marks what the house knows as its own, with no date and no likes', () => {
  const tips = sampleTips(told);
  expect(tips.map(({ id, content }) => [id, content])).toEqual([
    ['sample-closed', 'Closed on Mondays: the museum.'],
    ['sample-money', 'A day in Rome costs about $90.'],
  ]);
  for (const tip of tips)
    expect(tip).toMatchObject({
      ...{ author: { name: HOUSE }, createdAt: null, isSample: true, isOwn: false, isLocal: false },
      ...{ likes: 0, comments: 0, userHasLiked: false },
    });
});

test('says nothing when nothing is known of a place', () => {
  expect(sampleTips([])).toEqual([]);
});
