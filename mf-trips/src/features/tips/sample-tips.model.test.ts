import { localDayOf } from '@sojourn/travel';
import fc from 'fast-check';
import { sampleTips } from './sample-tips.model';

const today = '2027-03-05';

describe('sample tips', () => {
  test('are five, each with an id of its own, something to read, and tags', () => {
    const tips = sampleTips('Rome, Italy', today);
    expect(tips.map(({ id }) => id)).toEqual(['sample-1', 'sample-2', 'sample-3', 'sample-4', 'sample-5']);
    expect(new Set(tips.map(({ author }) => author.name)).size).toBe(5);
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
    expect(words[2]).toBe(`Eat one street away from the main square of ${place}. Same kitchen, half the bill.`);
  });

  test('are the same for a place on every day and however it is written, but for their dates', () => {
    const undated = (destination: string, day: string) =>
      sampleTips(destination, day).map((tip) => ({ ...tip, createdAt: '' }));
    expect(undated('Rome, Italy', '2028-01-01')).toEqual(undated(' Rome', today));
  });

  test('have likes from 3 to 48 and comments from 0 to 9, which differ from place to place', () => {
    const figures = (place: string) => sampleTips(place, today).map(({ likes, comments }) => [likes, comments]);
    expect(figures('Rome')).not.toEqual(figures('Paris'));
    const isWithin = (value: number, low: number, high: number) =>
      Number.isInteger(value) && value >= low && value <= high;
    fc.assert(
      fc.property(fc.string(), (place) =>
        sampleTips(place, today).every(({ likes, comments }) => isWithin(likes, 3, 48) && isWithin(comments, 0, 9)),
      ),
    );
    const many = Array.from({ length: 200 }, (_, at) => sampleTips(`Place ${at}`, today)).flat();
    const reach = (values: number[]) => [Math.min(...values), Math.max(...values)];
    expect(reach(many.map(({ likes }) => likes))).toEqual([3, 48]);
    expect(reach(many.map(({ comments }) => comments))).toEqual([0, 9]);
  });
});
