import type { CatalogueEntry } from '@sojourn/contracts';
import { destinationCatalogue } from './destination-catalogue';
import { essentialsOf } from './essentials-catalogue';
import { houseTipsOf, type KnownPlace } from './house-tips.model';

const vienna = destinationCatalogue.find(({ id }) => id === 'vienna') as CatalogueEntry;
const known = (entry: CatalogueEntry, more: Partial<KnownPlace> = {}): KnownPlace => ({
  ...{ entry, events: [], essentials: essentialsOf(entry), ...more },
});
const inMay = { from: '2027-05-03', to: '2027-05-09' };
const tipsOf = (place: KnownPlace, days = inMay) =>
  new Map(houseTipsOf(place, days).map(({ id, content }) => [id, content]));

describe('tips of the house', () => {
  test('tell which sights are closed on which day', () => {
    expect(tipsOf(known(vienna)).get('closed')).toBe(
      "Closed on Mondays: Kunsthistorisches Museum; on Sundays: St. Stephen's Cathedral; on Tuesdays: Natural History Museum.",
    );
  });

  test('tell what is on in some months only, what falls into the journey first', () => {
    const months = (name: string, list: number[]) => ({
      ...(vienna.activities[0] as CatalogueEntry['activities'][number]),
      ...{ name, months: list, description: 'Worth it' },
    });
    const entry = {
      ...vienna,
      activities: [months('Ice rink', [1, 2]), months('Wine walk', [9, 10]), months('Lilacs', [5])],
    };
    expect(tipsOf(known(entry)).get('season')).toBe(
      'Lilacs: May only. Worth it. Ice rink: January and February only. Worth it.',
    );
  });

  test('tell what fills the place, while somebody is there and ahead', () => {
    const ball = { name: 'the Opera Ball', from: '2027-02-03', to: '2027-02-05', factor: 1.4, isShared: false };
    const place = known(vienna, { events: [ball] });
    expect(tipsOf(place, { from: '2027-02-04', to: '2027-02-08' }).get('events')).toMatch(
      /^While you are there: the Opera Ball \(February 3 to 5, 2027\)\./,
    );
    expect(tipsOf(place, { from: '2026-11-30', to: '2026-12-04' }).get('events')).toMatch(
      /^Coming up in Vienna: the Opera Ball/,
    );
    expect(tipsOf(place).has('events')).toBe(false);
  });

  test('tell how one arrives where trains or an airport are known', () => {
    const airports = [{ iataCode: 'VIE', name: 'Vienna International Airport', kilometres: 17 }];
    const trains = [
      { from: 'Salzburg', isAbroad: false, minutes: 140 },
      { from: 'Hamburg', isAbroad: true, minutes: 700 },
    ];
    expect(tipsOf(known(vienna, { gettingThere: { airports, trains } })).get('arriving')).toBe(
      'Trains reach Vienna from Salzburg in 2h 20m. The nearest airport, Vienna International Airport (VIE), is 17 km from Vienna. Public transport takes you everywhere.',
    );
    const station = { name: 'Bratislava', kilometres: 55 };
    expect(tipsOf(known(vienna, { gettingThere: { airports, trains, station } })).get('arriving')).toContain(
      'Trains reach Bratislava, 55 km from Vienna, from Salzburg',
    );
    expect(tipsOf(known(vienna)).has('arriving')).toBe(false);
    // A town that the place is named after is no town one comes from.
    const both = { ...vienna, name: 'Vienna and Salzburg' };
    expect(tipsOf(known(both, { gettingThere: { airports, trains } })).get('arriving')).not.toContain('Trains');
  });

  test('tell when to come, what is free and what a day costs', () => {
    const tips = tipsOf(known(vienna));
    expect(tips.get('when')).toMatch(/^The best months for Vienna are April to June, September, October and December/);
    expect(tips.get('free')).toMatch(/^Free: Hundertwasserhaus\. /);
    expect(tips.get('money')).toContain('Tipping: 5 to 10 %, said when you pay. The tap water is fine to drink.');
  });

  test('are true of one place alone: no two of a country read the same without its name', () => {
    const told = destinationCatalogue.flatMap((entry) =>
      houseTipsOf(known(entry), inMay).map(
        ({ content }) => `${entry.country}: ${content.replaceAll(entry.name, 'here')}`,
      ),
    );
    expect(told.filter((words, at) => told.indexOf(words) !== at)).toEqual([]);
  });

  test('are two at least for every place of the catalogue, each with words and tags', () => {
    for (const entry of destinationCatalogue) {
      const tips = houseTipsOf(known(entry), inMay);
      expect(tips.length).toBeGreaterThanOrEqual(2);
      for (const { content, tags } of tips) {
        expect(content).not.toMatch(/undefined|NaN|Infinity/);
        expect(tags.length).toBeGreaterThan(0);
      }
    }
  });
});
