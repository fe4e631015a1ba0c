import { NO_ANSWERS, withAnswer } from './answers.model';
import { namedPlaces, readTyped, sortAnswered, withoutOutdated } from './typed-wishes.model';

const TODAY = '2026-11-30';
const places = namedPlaces([
  { id: 'la-fortuna', name: 'La Fortuna and Arenal' },
  { id: 'rome', name: 'Rome' },
]);
const labels = (text: string, known = true) =>
  readTyped(text, known ? places : undefined, TODAY).wishes.map(({ label }) => label);

test('wishes are read with the places of the catalogue', () => {
  expect(labels('no beaches, vegan')).toEqual(['No beaches', 'Vegan']);
  expect(labels('not Rome')).toEqual(['Not Rome']);
  expect(labels('Arenal')).toEqual(['La Fortuna and Arenal']);
});

test('what is not understood is said once the places are known', () => {
  expect(readTyped('quokkas', places, TODAY).notUnderstood).toEqual(['quokkas']);
  expect(readTyped('quokkas', undefined, TODAY).notUnderstood).toEqual([]);
});

test('reads the days of a trip from the day of writing on', () => {
  expect(labels('from 10 to 17 March, beaches')).toEqual(['Mar 10, 2027 - Mar 17, 2027', 'Beaches']);
});

describe('a wish that may be meant', () => {
  const typed = readTyped('vegan, nothing by the sea', places, TODAY);
  const id = 'not-thing:beaches';
  const sorted = (answers = NO_ANSWERS) => {
    const { shown, open } = sortAnswered(typed, answers);
    return [shown.map(({ wish, answer }) => `${wish.label} ${answer}`), open.map(({ label }) => label)];
  };

  test('remains a question when nobody has answered', () => expect(sorted()).toEqual([['Vegan null'], ['No beaches']]));

  test('stands among the others when it is answered', () => {
    expect(sorted(withAnswer(NO_ANSWERS, id, 'yes'))).toEqual([['Vegan null', 'No beaches yes'], []]);
    expect(sorted(withAnswer(NO_ANSWERS, id, 'no'))).toEqual([['Vegan null', 'No beaches no'], []]);
  });

  test('loses its no when the text says it for sure', () => {
    const denied = withAnswer(NO_ANSWERS, id, 'no');
    expect(withoutOutdated(typed.wishes, denied)).toBe(denied);
    expect(withoutOutdated(readTyped('no beaches', places, TODAY).wishes, denied)).toEqual(NO_ANSWERS);
  });
});
