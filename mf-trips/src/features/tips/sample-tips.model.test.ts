import { localDayOf } from '@sojourn/travel';
import fc from 'fast-check';
import { sampleTips } from './sample-tips.model';

const today = '2027-03-05';

describe('sample tips', () => {
  test('are five, each with an id of its own, something to read, and tags', () => {
    const tips = sampleTips('Rome, Italy', today);
    expect(tips.map(({ id }) => id)).toEqual(['sample-1', 'sample-2', 'sample-3', 'sample-4', 'sample-5']);
    expect(new Set(tips.map(({ author }) => author.name))).toEqual(new Set(['Sojourn']));
    expect(new Set(tips.map(({ content }) => content)).size).toBe(5);
    expect(tips.filter(({ tags, content }) => tags.length === 0 || content.trim() === '')).toEqual([]);
  });

  test('are marked as samples, and are nobody’s own', () => {
    for (const tip of sampleTips('Rome', today))
      expect(tip).toMatchObject({ isSample: true, isOwn: false, userHasLiked: false });
  });

  test('are as old as today, yesterday, days, weeks and months', () => {
    expect(sampleTips('Rome', today).map(({ createdAt }) => localDayOf(createdAt))).toEqual([
      '2027-03-05',
      '2027-03-04',
      '2027-03-01',
      '2027-02-17',
      '2026-12-20',
    ]);
  });

  test.each([
    ['Rome, Italy', 'Rome'],
    ['  Rome  ', 'Rome'],
    ['', 'this place'],
    [' , Italy', 'this place'],
    ['$& Bay', '$& Bay'],
  ])('of “%s” speak of %s', (destination, place) => {
    const words = sampleTips(destination, today).map(({ content }) => content);
    expect(words.join(' ')).not.toContain('{place}');
    expect(words[0]).toContain(`${place} is easier to read on foot`);
  });

  test('are the same for a place on every day and however it is written, but for their dates', () => {
    const undated = (destination: string, day: string) =>
      sampleTips(destination, day).map((tip) => ({ ...tip, createdAt: '' }));
    expect(undated('Rome, Italy', '2028-01-01')).toEqual(undated(' Rome', today));
  });

  test('have no likes and no comments when nobody has given any', () => {
    fc.assert(
      fc.property(fc.string(), (place) =>
        sampleTips(place, today).every(({ likes, comments }) => likes === 0 && comments === 0),
      ),
    );
  });

  test('begin with the best of the place when the catalogue knows it', () => {
    const known = { duration: 'PT3H', categoryName: 'Culture', location: 'Rome', price: 20, rating: 4.2 };
    const activities = [
      { ...known, name: 'Gelato course' },
      { ...known, name: 'Colosseum', rating: 4.9 },
      { ...known, name: 'Appian Way', rating: 4.8, price: 0 },
    ];
    const words = sampleTips('Rome', today, activities).map(({ content }) => content);
    expect(words).toHaveLength(5);
    expect(words.slice(0, 2)).toEqual([
      'Colosseum, in Rome: plan 3h for it. It costs about $20 a person.',
      'Appian Way, in Rome: plan 3h for it. It costs nothing.',
    ]);
  });
});
