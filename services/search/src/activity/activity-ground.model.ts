/** Which pictures look different where something else grows: a path under firs is none of Santorini's. */
import type { Biome, Ground } from '@sojourn/travel';

/** Subjects with plants or peaks in their picture. */
export const grownSubjects = [
  ...([
    'trail',
    'gorge',
    'coast-walk',
    'volcano',
    'waterfall',
    'paddle',
    'ropes',
    'cable-car',
    'bath',
    'train',
  ] as const),
  ...(['drive', 'lookout', 'cycling', 'beach', 'zoo', 'water-park', 'ride', 'deer', 'lighthouse'] as const),
  ...(['view-mountain', 'view-lake', 'view-forest', 'view-beach', 'view-island'] as const),
] as const;

/** See {@link grownSubjects}. */
export type GrownSubject = (typeof grownSubjects)[number];

/** What grows, and whether snow lies on the peaks behind it; no snow is drawn where it is warm all year. */
type GroundName = Biome | `${Exclude<Biome, 'tropical' | 'desert' | 'savanna'>}-snow`;

const groundNames: readonly GroundName[] = [
  ...(['tropical', 'dry', 'dry-snow', 'desert', 'temperate', 'temperate-snow', 'conifer', 'conifer-snow'] as const),
  ...(['bare', 'bare-snow', 'savanna'] as const),
];

/** A subject as it is drawn on some ground. */
export type SubjectOnGround = `${GrownSubject}-${GroundName}`;

/** All of them. */
export const subjectsOnGround: readonly SubjectOnGround[] = grownSubjects.flatMap((subject) =>
  groundNames.map((ground) => `${subject}-${ground}` as const),
);

/** Whether something grows in the picture of a subject. */
export const isGrown = (subject: string): subject is GrownSubject => grownSubjects.some((each) => each === subject);

const nameOf = ({ biome, hasSnow }: Ground): GroundName =>
  hasSnow && biome !== 'tropical' && biome !== 'desert' && biome !== 'savanna' ? `${biome}-snow` : biome;

/** The picture of a subject for the ground of a place. */
export const onGround = <T extends string>(subject: T, ground: Ground): Exclude<T, GrownSubject> | SubjectOnGround =>
  isGrown(subject) ? `${subject}-${nameOf(ground)}` : (subject as Exclude<T, GrownSubject>);
