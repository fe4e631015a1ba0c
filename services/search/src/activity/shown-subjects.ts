/** What the pictures of activities show where their words alone tell it wrong: Livraria Lello is no fruit stall. */
import { z } from 'zod';
import { shownSubjects, type ShownSubject } from './activity-subject.model';
import shown from './shown-subjects.json' with { type: 'json' };

const byPlace = z.record(z.string(), z.record(z.string(), z.enum(shownSubjects))).parse(shown);

/** By the id of its place and its name; undefined where the words tell it. */
export const shownSubjectOf = (placeId: string, name: string): ShownSubject | undefined => byPlace[placeId]?.[name];

/** Every place and name that something is said of. */
export const shownActivities = Object.entries(byPlace).flatMap(([placeId, names]) =>
  Object.keys(names).map((name) => ({ placeId, name })),
);
