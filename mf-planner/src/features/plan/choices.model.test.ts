import { recommendationStages, tripDurations, travelStyles, vacationTypes } from '@sojourn/contracts';
import { durationChoices, stageWords, styleChoices, summaryOf, vacationChoices } from './choices.model';
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
      'Luxury, Budget',
      '2 adults',
      'Art, Music',
      'warm',
      'Leeds (Leeds airport)',
    ]);
    expect(lines.some(({ isOpen }) => isOpen)).toBe(false);
  });
});
