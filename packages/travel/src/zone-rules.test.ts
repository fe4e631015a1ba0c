import { minutesAheadOfUtc, clockRulesVersion, isTimeZone, timeZoneNames } from './zone-rules';
import { packZones } from '../build/packed-zones';
import table from './zone-rules.json' with { type: 'json' };

const DAYS = ['2026-12-15', '2027-01-10', '2027-02-10', '2027-07-05', '2027-11-20'];

test.each([
  ['America/Vancouver', [-420, -420, -420, -420, -420]],
  ['America/Edmonton', [-360, -360, -360, -360, -360]],
  ['America/Winnipeg', [-300, -300, -300, -300, -300]],
  ['America/Inuvik', [-360, -360, -360, -360, -360]],
  ['America/Havana', [-240, -240, -240, -240, -300]],
  ['Africa/Casablanca', [0, 0, 0, 0, 0]],
  ['America/Asuncion', [-180, -180, -180, -180, -180]],
  ['Asia/Almaty', [300, 300, 300, 300, 300]],
  ['America/Los_Angeles', [-480, -480, -480, -420, -480]],
  ['Europe/London', [0, 0, 0, 60, 0]],
  ['America/Sao_Paulo', [-180, -180, -180, -180, -180]],
  ['America/Mexico_City', [-360, -360, -360, -360, -360]],
  ['America/Tijuana', [-480, -480, -480, -420, -480]],
  ['America/Ojinaga', [-360, -360, -360, -300, -360]],
  ['America/Phoenix', [-420, -420, -420, -420, -420]],
  ['America/Whitehorse', [-420, -420, -420, -420, -420]],
  ['America/Santiago', [-180, -180, -180, -240, -180]],
  ['America/Nuuk', [-120, -120, -120, -60, -120]],
  ['Europe/Istanbul', [180, 180, 180, 180, 180]],
  ['Europe/Volgograd', [180, 180, 180, 180, 180]],
  ['Africa/Cairo', [120, 120, 120, 180, 120]],
  ['Africa/Juba', [120, 120, 120, 120, 120]],
  ['Asia/Amman', [180, 180, 180, 180, 180]],
  ['Asia/Tehran', [210, 210, 210, 210, 210]],
  ['Asia/Beirut', [120, 120, 120, 180, 120]],
  ['Asia/Jerusalem', [120, 120, 120, 180, 120]],
  ['Pacific/Fiji', [720, 720, 720, 720, 720]],
  ['Pacific/Apia', [780, 780, 780, 780, 780]],
  ['Australia/Lord_Howe', [660, 660, 660, 630, 660]],
  ['Pacific/Chatham', [825, 825, 825, 765, 825]],
])('knows the clock of %s at noon of five days as governments set it until 2026', (zone, expected) => {
  expect(DAYS.map((day) => minutesAheadOfUtc(zone, Date.parse(`${day}T12:00:00Z`)))).toEqual(expected);
});

test.each([
  ['Europe/Kiev', 'Europe/Kyiv', 120],
  ['Asia/Calcutta', 'Asia/Kolkata', 330],
  ['America/Argentina/Ushuaia', 'America/Buenos_Aires', -180],
  ['us/pacific', 'America/Los_Angeles', -480],
  ['UTC', 'Etc/GMT', 0],
  ['Asia/Almaty', 'Asia/Qostanay', 300],
  ['Pacific/Kiritimati', 'Etc/GMT-14', 840],
])('gives %s the clock of %s', (name, same, minutes) => {
  const instant = Date.parse('2027-01-10T12:00:00Z');
  expect([name, same].map((zone) => minutesAheadOfUtc(zone, instant))).toEqual([minutes, minutes]);
});

test.each([
  ['Europe/London', '2027-03-28T00:59:59Z', 0],
  ['Europe/London', '2027-03-28T01:00:00Z', 60],
  ['America/Vancouver', '2026-03-08T09:59:59Z', -480],
  ['America/Vancouver', '2026-03-08T10:00:00Z', -420],
  ['Africa/Casablanca', '2026-09-20T00:59:59Z', 60],
  ['Africa/Casablanca', '2026-09-20T01:00:00Z', 0],
  ['America/Asuncion', '2024-01-10T12:00:00Z', -180],
  ['America/Asuncion', '2024-07-10T12:00:00Z', -240],
  ['Europe/London', '1999-07-10T12:00:00Z', 0],
  ['Europe/London', '2049-07-10T12:00:00Z', 0],
])('changes the clock of %s at the second it changes: %s', (zone, instant, minutes) => {
  expect(minutesAheadOfUtc(zone, Date.parse(instant))).toBe(minutes);
});

test('gives a zone that nobody knows the clock of UTC', () => {
  expect(minutesAheadOfUtc('Mars/Olympus', Date.now())).toBe(0);
});

test('knows names old and new, and no others', () => {
  const asked = ['Europe/Kyiv', 'Europe/Kiev', 'America/Coyhaique', 'europe/rome', 'Mars/Olympus', '', 'constructor'];
  expect(asked.map(isTimeZone)).toEqual([true, true, true, true, false, false, false]);
  expect(timeZoneNames().length).toBeGreaterThan(590);
  expect(timeZoneNames()).toEqual(timeZoneNames().toSorted());
  expect(timeZoneNames().every(isTimeZone)).toBe(true);
});

test('agrees with the runtime on every zone in years whose rules every runtime knows', () => {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const shown = clock(zone);
    for (const instant of [Date.UTC(2023, 1, 10, 12), Date.UTC(2023, 6, 10, 12), Date.UTC(2023, 9, 25, 12)]) {
      const ahead = minutesAheadOfUtc(zone, instant);
      const said = Date.parse(`${shown.format(instant).replace(' ', 'T')}Z`);
      expect({ zone, instant, ahead }).toEqual({ zone, instant, ahead: (said - instant) / 60_000 });
    }
  }
});

test('holds the table that its script makes of the package', () => {
  expect(packZones()).toEqual(table);
  expect(clockRulesVersion).toBe(table.version);
});
