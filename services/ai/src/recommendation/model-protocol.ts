/** What a language model answers with, and the tool that it searches with: their shapes on the wire. */
import { z } from 'zod';

const LONGEST_PART = 300;
const MOST_WISHES = 30;

/** What a model answers with: places by id, best first, each with why. */
export const pickSchema = z.object({ id: z.string(), reason: z.string().min(1) });
/** See {@link pickSchema}. */
export const picksSchema = z.object({ picks: z.array(pickSchema).min(1) });
/** See {@link pickSchema}. */
export type ModelPick = z.infer<typeof pickSchema>;

const wishSchema = z.object({
  words: z.string().max(LONGEST_PART).describe('the words of the traveler that say it, exactly as written'),
  plain: z.string().max(LONGEST_PART).describe('the same wish alone, in a few plain English words'),
  strength: z
    .enum(['must', 'like', 'unsure'])
    .describe('must rules places out, like only weighs, unsure is asked back and changes nothing yet'),
});

/** The argument of the tool `search_places`. */
export const searchSchema = z.object({
  wishes: z.array(wishSchema).max(MOST_WISHES).describe('every wish of the traveler, each once'),
  notWishes: z
    .array(z.string().max(LONGEST_PART))
    .max(MOST_WISHES)
    .describe('words of the traveler that "read" took for a wish and that are none'),
});

/** What the tool is for, as the model is told. */
export const SEARCH = {
  name: 'search_places',
  description: `Searches the catalog for what the traveler wishes and answers with places that keep it, costed.
Plain words that the reader knows: things to do or to be near ("beaches", "no nightlife", "museums"), places ("Portugal", "not Spain",
"like Bali"), when ("in March", "from 10 to 17 March 2027", "over Easter", "10 days"), weather ("warm", "at most 25 degrees"),
the way ("at most 5 hours flight", "nonstop", "no flying", "no car"), money ("at most $2000 per person", "hotel under $150 a night",
"cheaper"), and needs ("with children", "wheelchair", "vegan", "halal", "with a dog", "safe", "quiet").`,
};
