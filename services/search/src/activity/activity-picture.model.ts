/** Which picture each activity of the catalogue is given: what one does there, and never the same as its neighbour's. */
import { activityCategories, type CatalogueActivity, type CatalogueEntry } from '@sojourn/contracts';
import { inRounds } from '@sojourn/travel';
import { activitySubjects, subjectOf, type ActivitySubject, type ShownSubject } from './activity-subject.model';
import { placeLookOf, viewOf } from './place-look.model';

/** The addresses of the pictures of each subject, as many as were drawn. */
export type ActivityPictures = ReadonlyMap<ActivitySubject, readonly string[]>;

/** What somebody says that the picture of an activity shows, by the id of its place and its name. */
export type ShownOf = (placeId: string, name: string) => ShownSubject | undefined;

/** A subject, an hour and a number. */
const NAME = /^([a-z-]+)-[a-z]+-\d+$/;

/**
 * Where the shell serves the pictures of activities, given the hashes of those that were made, by names as
 * `museum-dawn-0`. A hash changes with its picture, so an address may be cached for ever.
 */
export function activityPictures(hashes: Readonly<Record<string, string>>): ActivityPictures {
  const names = Object.keys(hashes);
  const addressOf = (name: string) => `/assets/activities/${name}.${hashes[name]}.avif`;
  return new Map(
    activitySubjects.map((subject) => [
      subject,
      names.filter((name) => NAME.exec(name)?.[1] === subject).map(addressOf),
    ]),
  );
}

/** Things to do in the order of every list: one of each place in turn, each place starting at another one of its own. */
export function inTurns<T>(perPlace: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...perPlace.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) =>
    // Or every list would open with each city's monument.
    perPlace.flatMap((list, place) => (turn < list.length ? list.slice((turn + place) % list.length).slice(0, 1) : [])),
  ).flat();
}

/** Drawn in the dark at every hour. */
const ALWAYS_DARK = /\/(?:aurora|stars)-/;
/** The light of a picture by when one is there; by day any will do. */
const HOURS: Partial<Record<NonNullable<CatalogueActivity['when']>, string>> = {
  ...{ dawn: 'dawn', sunset: 'dusk', evening: 'dusk' },
};
const isLit = (address: string, { when }: CatalogueActivity): boolean => {
  const hour = when && HOURS[when];
  return hour === undefined || address.includes(`-${hour}-`) || ALWAYS_DARK.test(address);
};

/** Two rows of the widest list: whoever sees one activity sees those, too. */
const ON_A_SCREEN = 4;

type Placed = { place: CatalogueEntry; activity: CatalogueActivity };

/** For each activity, those that are seen with it: of its place, and near it in the list of all or of its category. */
function seenTogether(perPlace: readonly (readonly Placed[])[]): ReadonlyMap<Placed, ReadonlySet<Placed>> {
  const all = inTurns(perPlace);
  const lists = [undefined, ...activityCategories].map((category) =>
    inRounds(
      all.filter(({ activity }) => category === undefined || activity.category === category),
      ({ place }) => place.id,
    ),
  );
  const seen = new Map(all.map((each) => [each, new Set<Placed>()]));
  for (const there of perPlace) for (const each of there) for (const other of there) seen.get(each)?.add(other);
  for (const list of lists)
    for (const [at, each] of list.entries())
      for (const other of list.slice(Math.max(0, at - ON_A_SCREEN), at + ON_A_SCREEN + 1)) seen.get(each)?.add(other);
  return seen;
}

const OUTDOORS: ReadonlySet<string> = new Set(['nature', 'adventure']);
/** A lake in the mountains has no street. */
const WILD = ['land', 'trail', 'lookout'] as const;

/** A page shows so many pictures of one subject: the third ski lift says nothing of a dog sled. */
const MOST_ALIKE = 2;

/**
 * What the picture of each activity shows: where its place has two of that already, the land or the town there, a street or a
 * lookout, the first that is drawn and rare.
 */
export function subjectsShown(
  entries: readonly CatalogueEntry[],
  shownOf: ShownOf = () => undefined,
  isDrawn: (subject: ActivitySubject) => boolean = () => true,
): ReadonlyMap<CatalogueActivity, ActivitySubject> {
  const subjects = new Map<CatalogueActivity, ActivitySubject>();
  for (const place of entries) {
    const look = placeLookOf(place);
    const inTown = ['land', viewOf(look, 'built'), 'walk', 'lookout'] as const;
    const counts = new Map<ActivitySubject, number>();
    const isRare = (subject: ActivitySubject) => isDrawn(subject) && (counts.get(subject) ?? 0) < MOST_ALIKE;
    for (const activity of place.activities) {
      const own = subjectOf(activity, look, shownOf(place.id, activity.name));
      const around = OUTDOORS.has(activity.category) ? WILD : inTown;
      const others = isRare(own) ? [] : around.map((shown) => subjectOf(activity, look, shown));
      const subject = others.find(isRare) ?? own;
      counts.set(subject, (counts.get(subject) ?? 0) + 1);
      subjects.set(activity, subject);
    }
  }
  return subjects;
}

/**
 * The catalogue with a picture for each activity, the same ones every time: of those of its subject in its light that nothing
 * seen with it has, the one that was given out longest ago.
 */
export function withActivityPictures(
  entries: readonly CatalogueEntry[],
  pictures: ActivityPictures,
  shownOf: ShownOf = () => undefined,
): readonly CatalogueEntry[] {
  const perPlace = entries.map((place) => place.activities.map((activity) => ({ place, activity })));
  const waiting = new Map(pictures);
  const given = new Map<CatalogueActivity, string>();
  const subjects = subjectsShown(entries, shownOf, (subject) => (pictures.get(subject) ?? []).length > 0);
  for (const [{ activity, place }, together] of seenTogether(perPlace)) {
    const subject = subjects.get(activity);
    const queue = (subject && waiting.get(subject)) ?? [];
    const taken = new Set([...together].map((other) => given.get(other.activity)));
    const there = new Set(place.activities.map((each) => given.get(each)));
    const lit = queue.filter((each) => isLit(each, activity));
    const unlike = (others: ReadonlySet<string | undefined>, among = queue) => among.find((each) => !others.has(each));
    const picture = unlike(taken, lit) ?? unlike(taken) ?? unlike(there, lit) ?? unlike(there) ?? queue[0];
    if (subject === undefined || picture === undefined) continue;
    given.set(activity, picture);
    waiting.set(subject, [...queue.filter((each) => each !== picture), picture]);
  }
  const shown = (activity: CatalogueActivity): CatalogueActivity => {
    const imageUrl = given.get(activity);
    return { ...activity, ...(imageUrl && { imageUrl }) };
  };
  return entries.map((entry) => ({ ...entry, activities: entry.activities.map(shown) }));
}
