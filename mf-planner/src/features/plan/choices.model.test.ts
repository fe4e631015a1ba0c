import { recommendationStages, tripDurations, travelStyles, vacationTypes } from '@sojourn/contracts';
import { durationChoices, sentenceOf, stageWords, styleChoices, summaryOf, vacationChoices } from './choices.model';
import { typedLocation } from './location.model';
import { emptyDraft } from './plan.model';

test('every choice of the contract can be chosen, and every stage has words', () => {
  const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value).toSorted();
  expect(valuesOf(vacationChoices)).toEqual(vacationTypes.toSorted());
  expect(valuesOf(styleChoices)).toEqual(travelStyles.toSorted());
  expect(valuesOf(durationChoices)).toEqual(tripDurations.toSorted());
  expect(Object.keys(stageWords)).toEqual([...recommendationStages]);
});

describe('the summary', () => {
  test('says what is open', () => {
    expect(summaryOf(emptyDraft)).toEqual([
      { step: 1, label: 'Vacation type', value: 'Not chosen yet', isOpen: true },
      { step: 2, label: 'Budget per person', value: '$2,000', isOpen: false },
      { step: 3, label: 'Duration', value: '1 week', isOpen: false },
      { step: 3, label: 'When', value: 'Flexible', isOpen: true },
      { step: 4, label: 'Travel style', value: 'Any', isOpen: true },
      { step: 5, label: 'Group', value: 'Not said', isOpen: true },
      { step: 5, label: 'Interests', value: 'Open to anything', isOpen: true },
      { step: 6, label: 'Details', value: 'None', isOpen: true },
      { step: 7, label: 'Starting from', value: 'Not known yet', isOpen: true },
    ]);
  });

  test('says what was chosen, in the order of the choices', () => {
    const lines = summaryOf({
      ...emptyDraft,
      vacationType: ['family', 'adventure'],
      budget: 12_345,
      duration: 'extended',
      when: { kind: 'month', month: 7 },
      travelStyle: ['budget', 'luxury'],
      groupSize: ' 2 adults ',
      interests: ['Art', 'Music'],
      customDetails: ' warm ',
      location: typedLocation('Leeds'),
    });
    expect(lines.map(({ value }) => value)).toEqual([
      'Adventure, Family',
      '$12,345',
      '2-3 weeks',
      'July',
      'Luxury, Budget',
      '2 adults',
      'Art, Music',
      'warm',
      'Leeds (Leeds airport)',
    ]);
    expect(lines.some(({ isOpen }) => isOpen)).toBe(false);
  });
});

test('the sentence is of the steps before, and its first part has nothing before it', () => {
  const words = (step: number) =>
    sentenceOf({ ...emptyDraft, groupSize: 'we two' }, step).map((part) => part.before + part.words);
  expect(words(1)).toEqual([]);
  expect(words(3)).toEqual(['$2,000']);
  expect(words(7).join('')).toBe('$2,000, for 1 week, with we two');
});
