/** The flight form's last draft, stored in this browser, so that nothing typed is lost. */
import { airportSearchAnswerSchema, type TravelClass, travelClasses } from '@sojourn/contracts';
import { readStored, todayHere, writeStored } from '@sojourn/web-kit';
import { emptyDraft, type PlaceField, withoutPastDates, type SearchDraft } from './search.model';

const KEY = 'flightSearch';

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const countOf = (value: unknown, fallback: number) => (Number.isInteger(value) ? Number(value) : fallback);

function placeFieldOf(value: unknown): PlaceField {
  if (!isRecord(value)) return emptyDraft.origin;
  const parsed = airportSearchAnswerSchema.safeParse({ data: [value['place']] });
  return { place: parsed.success ? (parsed.data.data[0] ?? null) : null, text: textOf(value['text']) };
}

/** Reads whatever an older version of this form, or somebody else, left under the key. */
const draftSchema = {
  safeParse(value: unknown) {
    if (!isRecord(value)) return { success: false as const, error: 'no draft' };
    const data: SearchDraft = {
      tripType: value['tripType'] === 'one-way' ? 'one-way' : 'round-trip',
      origin: placeFieldOf(value['origin']),
      destination: placeFieldOf(value['destination']),
      departureDate: textOf(value['departureDate']),
      returnDate: textOf(value['returnDate']),
      adults: countOf(value['adults'], 1),
      children: countOf(value['children'], 0),
      infants: countOf(value['infants'], 0),
      travelClass: travelClasses.find((one): one is TravelClass => one === value['travelClass']) ?? 'ECONOMY',
    };
    return { success: true as const, data };
  },
};

export const readDraft = (): SearchDraft => withoutPastDates(readStored(KEY, draftSchema, emptyDraft), todayHere());

export const storeDraft = (draft: SearchDraft): void => {
  writeStored(KEY, draft);
};
