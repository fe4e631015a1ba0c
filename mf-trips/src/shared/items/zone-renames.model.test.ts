import { renamedZones, todaysName } from './zone-renames.model';

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/Godthab', 'America/Nuuk'],
  ['Europe/London', 'Europe/London'],
  ['No/Zone', 'No/Zone'],
])("says today's name when a zone is called %s", (zone, today) => {
  expect(todaysName(zone)).toBe(today);
});

test('leads to no name that was given up itself', () => {
  expect([...renamedZones.values()].filter((name) => renamedZones.has(name))).toEqual([]);
  expect([...renamedZones].flat().filter((name) => !/^[A-Za-z]+\/[A-Za-z_/-]+$/.test(name))).toEqual([]);
});
