import { parseWishes, type WishContext } from '@sojourn/wishes';
import { reread, type ModelReading, type ReadText } from './model-reading.model';

const context: WishContext = { today: '2026-12-01' };
const read = (text: string, source: ReadText['source'] = 'details'): ReadText => ({
  source,
  text,
  ...parseWishes(text, context),
});
const labels = (list: readonly { label: string; strength: string }[] = []) =>
  list.map(({ label, strength }) => `${label}, ${strength}`);
const reading = (wishes: ModelReading['wishes'], notWishes: string[] = []): ModelReading => ({ wishes, notWishes });
const rereadOne = (text: string, said: ModelReading) => {
  const { texts, unread } = reread([read(text)], said, context);
  return { ...texts[0], unread };
};

describe('what a model reads', () => {
  test('counts beside what the grammar read, as strong as the model says', () => {
    const { wishes } = rereadOne(
      'No beaches please, and the little ones must not be bored',
      reading([{ words: 'the little ones', plain: 'with children', strength: 'like' }]),
    );
    expect(labels(wishes)).toEqual(['No beaches, hard', 'With children, soft']);
    expect(wishes?.[1]?.words).toBe('the little ones');
  });

  test('goes before the grammar where both are about the same', () => {
    const { wishes } = rereadOne(
      'only beaches',
      reading([{ words: 'beaches', plain: 'no beaches', strength: 'must' }]),
    );
    expect(labels(wishes)).toEqual(['No beaches, hard']);
  });

  test('takes back what is no wish, and keeps every other condition', () => {
    const { wishes } = rereadOne(
      'My friend lives in Portugal. We need a step-free place',
      reading([], ['lives in Portugal']),
    );
    expect(labels(wishes)).toEqual(['Step-free, hard']);
  });

  test('does not count where the traveler did not write its words, or nobody knows what it means', () => {
    const { wishes, unread } = rereadOne(
      'We like museums',
      reading([
        { words: 'we love golf', plain: 'golf', strength: 'must' },
        { words: 'We like', plain: 'frobnicate', strength: 'like' },
      ]),
    );
    expect(labels(wishes)).toEqual(['Museums and art, soft']);
    expect(unread.map(({ plain }) => plain)).toEqual(['golf', 'frobnicate']);
  });

  test('is a question where the model is unsure, in place of our own about the same words', () => {
    const before = read('nothing by the sea');
    expect(labels(before.questions)).toEqual(['No beaches, hard']);
    const unsure = { words: 'nothing by the sea', plain: 'no islands', strength: 'unsure' } as const;
    const { texts } = reread([before], reading([unsure]), context);
    expect(labels(texts[0]?.questions)).toEqual(['No islands, hard']);
    expect(texts[0]?.wishes).toEqual([]);
  });

  test('leaves nothing unread that it read', () => {
    const text = 'Somewhere with a hammam and a blorpish view';
    const unread = read(text).notUnderstood;
    expect(unread).not.toEqual([]);
    const { notUnderstood } = rereadOne(text, reading([{ words: text, plain: 'spa', strength: 'like' }]));
    expect(notUnderstood).toEqual([]);
  });

  test('keeps when and which way as they are said', () => {
    const { wishes } = rereadOne(
      'we would go in May and pay less',
      reading([
        { words: 'in May', plain: 'in May', strength: 'like' },
        { words: 'pay less', plain: 'cheaper', strength: 'must' },
      ]),
    );
    expect(labels(wishes)).toEqual(['In May, hard', 'Cheaper, soft']);
  });

  test('finds whole words only, and words of scripts without spaces', () => {
    const venice = rereadOne('Venice again', reading([{ words: 'nice', plain: 'Nice', strength: 'must' }]));
    expect(venice.unread).toHaveLength(1);
    const kyoto = rereadOne(
      '静かな温泉に行きたい',
      reading([{ words: '温泉', plain: 'hot springs', strength: 'like' }]),
    );
    expect(kyoto.unread).toEqual([]);
  });

  test('belongs to the text that has its words, the later of two', () => {
    const texts = [read('we like museums'), read('and hiking, no museums after all', 'refinement')];
    const said = reading([{ words: 'no museums', plain: 'no museums', strength: 'must' }]);
    const [first, second] = reread(texts, said, context).texts;
    expect([labels(first?.wishes), labels(second?.wishes)]).toEqual([[], ['Hiking, soft', 'No museums and art, hard']]);
  });
});
