import { onWeekdays } from './weekday-span';

const end = { startDate: '2027-02-27', start: 0, end: 15 };

test('puts a departure on the named days of its week when the text names them', () => {
  const days = { startDate: '2027-02-26', endDate: '2027-03-01' };
  expect(onWeekdays('end of February, Friday to Monday', [end])).toEqual([
    { ...end, ...days },
    { ...days, start: 17, end: 33 },
  ]);
  expect(onWeekdays('end of February, Thu-Sun', [end])[0]).toMatchObject({
    startDate: '2027-02-25',
    endDate: '2027-02-28',
  });
});

test('leaves days as they are when no weekdays, no departure, or two departures are named', () => {
  const span = { startDate: '2027-03-10', endDate: '2027-03-17', start: 0, end: 8 };
  expect(onWeekdays('end of February', [end])).toEqual([end]);
  expect(onWeekdays('10-17 March, Friday to Monday', [span])).toEqual([span]);
  expect(onWeekdays('Friday to Monday', [end, end])).toEqual([end, end]);
});
