import { aDestinationPage } from '../../shared/destination-page.fake';
import { anActivity } from '../../shared/destination.fake';
import { seenAtFirst, sightsOf, wayLines, zoneName } from './getting-there.model';

const fes = {
  timeZone: 'Africa/Casablanca',
  airports: [{ iataCode: 'FEZ', name: 'Fes-Saiss Airport', kilometres: 14 }],
  station: { name: 'Fes', kilometres: 2 },
  trains: [
    { from: 'Rabat', isAbroad: false, minutes: 155 },
    { from: 'Casablanca', isAbroad: false, minutes: 220 },
  ],
};
const spain = { from: 'Madrid', isAbroad: true, minutes: 300 };
const said = (name: string, gettingThere?: typeof fes) =>
  wayLines(aDestinationPage({ name, gettingThere })).map(({ term, words }) => `${term}: ${words}`);

describe('the ways to a place in words', () => {
  test('name the trains with their hours, and the side of the road', () =>
    expect(said('Fès', fes)).toEqual(['By train: Rabat 2h 35m, Casablanca 3h 40m', 'Driving: On the right']));

  test('tell trains of other countries from those of its own', () => {
    expect(said('Fès', { ...fes, trains: [...fes.trains, spain] })).toContain('Across the border: Madrid 5h');
    expect(said('Fès', { ...fes, trains: [spain] })).toEqual(['By train: Madrid 5h', 'Driving: On the right']);
  });

  test('name the station when it is another town’s or outside', () => {
    expect(said('Hội An', { ...fes, station: { name: 'Da Nang', kilometres: 25 } })[0]).toBe('Station: Da Nang, 25 km');
    expect(said('Goa', { ...fes, station: { name: 'Goa', kilometres: 29 } })[0]).toBe('Station: Goa, 29 km');
  });

  test('claim no train when none is known, nor when the answer is older than the question', () => {
    const { station: _station, ...rest } = fes;
    expect(wayLines(aDestinationPage({ gettingThere: { ...rest, trains: [] } }))).toHaveLength(1);
    expect(said('Fès')).toEqual(['Driving: On the right']);
  });
});

test.each([
  ['Asia/Tokyo', 'Japan Standard Time'],
  ['Europe/Rome', 'Central European Time'],
  ['Etc/GMT+5', 'GMT+5 time'],
  ['Mars/Mons_Olympus', 'Mons Olympus time'],
])('the zone %s is called %s', (zone, name) => expect(zoneName(zone)).toBe(name));

describe('what a map shows', () => {
  const at = (latitude: number) => ({ latitude, longitude: 10 });

  test('is what there is to do that has a position', () => {
    const placed = anActivity({ id: 'placed', position: at(45) });
    expect(sightsOf([anActivity({ id: 'nowhere' }), placed])).toEqual([placed]);
  });

  test('is at first the place with what lies around it, and no trip of a day', () => {
    const sights = [45.01, 45.02, 45.03, 46].map((latitude) => ({ position: at(latitude) }));
    expect(seenAtFirst(at(45), sights)).toEqual([45, 45.01, 45.02, 45.03].map(at));
    expect(seenAtFirst(at(45), [])).toEqual([at(45)]);
  });

  test('is all of a region whose sights lie far apart', () => {
    const sights = [45.3, 45.5, 44.6, 44.4].map((latitude) => ({ position: at(latitude) }));
    expect(seenAtFirst(at(45), sights)).toHaveLength(5);
  });
});
