/** A list of recommendations that somebody passes on by a link. */
import { calendarDateSchema, instantSchema } from './basics';
import type { Operation } from './operation';
import { preferencesSchema, recommendationAnswerSchema, whenSchema } from './recommendation';
import { z } from './zod';

const { shape: asked } = preferencesSchema;
const { shape: answered } = recommendationAnswerSchema;

/** Which list is passed on: the one that was answered to these preferences on that day (`day` of the answer). */
export const listSharingSchema = z.object({ preferences: preferencesSchema, day: calendarDateSchema });

/** A link that was made just now: the only answer that holds its token. The list opens at `/recommendations?list={token}`. */
export const listLinkSchema = z.object({ token: z.string(), expiresAt: instantSchema });

/**
 * What holders of a link see. Of what was asked only the choices: no words of one's own, and of the place of departure its
 * city as our index calls it, where it is known.
 */
export const sharedListSchema = z.object({
  recommendations: answered.recommendations,
  source: answered.source,
  vacationType: asked.vacationType,
  budget: asked.budget,
  duration: asked.duration,
  travelStyle: asked.travelStyle,
  interests: asked.interests,
  when: z.optional(whenSchema),
  from: z.optional(z.string()),
  day: calendarDateSchema,
  expiresAt: instantSchema,
});

/** See {@link listSharingSchema}, after parsing. */
export type ListSharing = z.output<typeof listSharingSchema>;
/** See {@link listLinkSchema}. */
export type ListLink = z.infer<typeof listLinkSchema>;
/** See {@link sharedListSchema}. */
export type SharedList = z.infer<typeof sharedListSchema>;

/** See {@link Operation}. */
export const recommendationListOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/ai/shared',
    summary: 'Pass a list of recommendations on by a link, for 30 days',
    area: 'ai',
    auth: 'anyone',
    body: listSharingSchema,
    answer: listLinkSchema,
  },
  {
    method: 'get',
    path: '/api/ai/shared/{token}',
    summary: 'Open a list of recommendations by its link',
    area: 'ai',
    auth: 'anyone',
    answer: sharedListSchema,
  },
];
