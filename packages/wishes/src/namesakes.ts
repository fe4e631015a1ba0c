/** Places that share a name: the region behind one says which is meant, as in 'Granada, Nicaragua' and 'Portland, Maine'. */
import { countryCodeOf } from '@sojourn/travel/countries';
import { wordsIn, type Piece } from './pieces';
import type { NamedDestination } from './vocabulary';

/**
 * The states and provinces that people write behind a town, and the destinations that lie in each, by id: those of the
 * United States, Canada and Australia, whose towns are often called like others.
 */
const STATES: Readonly<Record<string, string>> = {
  ...{
    alabama: '',
    alaska: 'anchorage',
    arizona: 'grand-canyon sedona',
    arkansas: '',
    california: 'los-angeles san-francisco san-diego napa yosemite lake-tahoe',
    colorado: 'aspen breckenridge denver',
  },
  ...{
    connecticut: '',
    delaware: '',
    florida: 'miami orlando key-west',
    georgia: 'charleston',
    hawaii: 'honolulu maui kauai big-island',
    idaho: '',
    illinois: 'chicago',
    indiana: '',
    iowa: '',
    kansas: '',
    kentucky: '',
  },
  ...{
    louisiana: 'new-orleans',
    maine: 'acadia',
    maryland: '',
    massachusetts: 'boston cape-cod',
    michigan: '',
    minnesota: '',
    mississippi: '',
    missouri: '',
    montana: '',
    nebraska: '',
  },
  ...{
    nevada: 'las-vegas lake-tahoe',
    'new hampshire': '',
    'new jersey': '',
    'new mexico': 'santa-fe',
    'north carolina': 'smoky-mountains',
    'north dakota': '',
    ohio: '',
    oklahoma: '',
  },
  ...{
    oregon: 'portland',
    pennsylvania: 'philadelphia',
    'rhode island': '',
    'south carolina': 'charleston',
    'south dakota': '',
    tennessee: 'nashville smoky-mountains',
    texas: 'austin san-antonio',
  },
  ...{
    utah: 'moab zion park-city',
    vermont: '',
    virginia: '',
    washington: 'seattle',
    'west virginia': '',
    wisconsin: '',
    wyoming: 'jackson-hole',
  },
  ...{
    alberta: 'banff',
    'british columbia': 'vancouver whistler tofino',
    bc: 'vancouver whistler tofino',
    ontario: 'toronto',
    quebec: 'montreal quebec-city',
    'nova scotia': 'halifax',
    'new brunswick': '',
    manitoba: '',
  },
  ...{
    queensland: 'cairns gold-coast whitsundays',
    'new south wales': 'sydney',
    'western australia': 'perth',
    tasmania: 'hobart',
    victoria: 'melbourne',
    'south australia': 'kangaroo-island',
    'northern territory': 'uluru',
  },
};

type Place = Extract<Piece, { kind: 'term' }> & { term: { type: 'place' } };
const isPlace = (piece?: Piece): piece is Place => piece?.kind === 'term' && piece.term.type === 'place';
const unknown = ({ start, end }: Piece): Piece => ({ kind: 'unknown', start, end });

/** 'North Carolina' is two words that nobody knows: as one. */
function withWholeStates(pieces: readonly Piece[], text: string): Piece[] {
  return pieces.flatMap((piece, at) => {
    const isState = (first?: Piece, second?: Piece) => {
      const words = first && second ? wordsIn(text, { ...first, end: second.end }) : '';
      return words.includes(' ') && words in STATES;
    };
    if (isState(pieces[at - 1], piece)) return [];
    const next = pieces[at + 1];
    return next && isState(piece, next) ? [{ kind: 'unknown', start: piece.start, end: next.end }] : [piece];
  });
}

/**
 * The pieces of a text without the regions that only say where a town is: 'Lisbon, Portugal' is Lisbon. A town of the list
 * that lies elsewhere is another of its name, which nobody knows: 'Granada, Nicaragua' is somewhere in Nicaragua.
 */
export function withoutNamesakes(
  words: readonly Piece[],
  text: string,
  destinations: readonly NamedDestination[],
): Piece[] {
  const pieces = withWholeStates(words, text);
  const countryOf = (id: string) => countryCodeOf(destinations.find((each) => each.id === id)?.country ?? '');
  const kept: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const town = pieces[at] as Piece;
    const isSplit = pieces[at + 1]?.kind === 'comma';
    const behind = at + (isSplit ? 2 : 1);
    const region = pieces[behind];
    const found = isPlace(town) && town.term.place.type === 'destination' ? judge(town, region) : 'as it stands';
    if (found === 'as it stands' || !region) {
      kept.push(town);
      continue;
    }
    if (found === 'there') kept.push({ ...town, end: region.end });
    else
      kept.push(
        unknown(town),
        ...(isSplit ? [pieces[at + 1] as Piece] : []),
        found === 'elsewhere' ? region : unknown(region),
      );
    at = behind;
  }
  return kept;

  function judge(town: Place, region?: Piece): 'there' | 'elsewhere' | 'unknown' | 'as it stands' {
    if (!region || !/^[\s,]+$/u.test(text.slice(town.end, region.start))) return 'as it stands';
    const { id } = town.term.place;
    const country = isPlace(region) && region.term.place.type === 'country' ? region.term.place.id : undefined;
    if (country && country === countryOf(id)) return 'there';
    const state = STATES[wordsIn(text, region)];
    const inState = state?.split(' ');
    if (inState?.includes(id)) return 'there';
    // 'Rome, Greece, Croatia' are three.
    if (isInList(town, region)) return 'as it stands';
    if (inState) return isPlace(region) && inState.includes(region.term.place.id) ? 'elsewhere' : 'unknown';
    return country && countryOf(id) ? 'elsewhere' : 'as it stands';
  }

  function isInList(town: Place, region: Piece): boolean {
    const [first, last] = [pieces.indexOf(town), pieces.indexOf(region)];
    const joins = (piece?: Piece) =>
      piece?.kind === 'comma' || /^(?:and|or|und|oder|et|ou|y|o|e)$/u.test(wordsIn(text, piece));
    return (
      (joins(pieces[first - 1]) && isPlace(pieces[first - 2])) || (joins(pieces[last + 1]) && isPlace(pieces[last + 2]))
    );
  }
}
