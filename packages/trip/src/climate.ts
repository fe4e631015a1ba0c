/** What weather to pack for (spec, section 9). */
import { foldWords, hemisphereOf, monthAfter, monthOf } from '@sojourn/travel';

/** Classes of climate. */
export const climates = ['tropical', 'cold', 'hot', 'mild'] as const;

/** One of {@link climates}. */
export type Climate = (typeof climates)[number];

/** Words of a destination that say its climate, whatever the month. */
const KEYWORDS: readonly [Climate, string][] = [
  [
    'tropical',
    'beach island islands tropical caribbean hawaii bali maldives phuket thailand fiji cancun jamaica bahamas',
  ],
  ['cold', 'alps ski mountain mountains iceland reykjavik norway lapland greenland alaska arctic antarctica siberia'],
  ['hot', 'desert sahara dubai egypt cairo morocco marrakech marrakesh arizona vegas petra doha'],
];

/** Places south of the equator, for a destination whose position is not known. Source: an atlas. */
const SOUTHERN = (
  'australia,sydney,melbourne,brisbane,perth,adelaide,canberra,hobart,tasmania,cairns,gold coast,uluru,new zealand,' +
  'auckland,wellington,christchurch,queenstown,rotorua,argentina,buenos aires,mendoza,bariloche,patagonia,ushuaia,' +
  'el calafate,chile,valparaiso,atacama,uruguay,montevideo,paraguay,asuncion,bolivia,peru,lima,cusco,brazil,brasil,' +
  'rio de janeiro,sao paulo,florianopolis,iguazu,iguacu,south africa,cape town,johannesburg,durban,pretoria,kruger,' +
  'namibia,windhoek,botswana,zimbabwe,victoria falls,zambia,mozambique,madagascar,mauritius,lesotho,eswatini,angola,' +
  'jakarta,lombok,yogyakarta,samoa,tonga,tahiti,french polynesia,new caledonia'
).split(',');

const isSouthern = (folded: string): boolean => SOUTHERN.some((place) => ` ${folded} `.includes(` ${place} `));

/** Nobody needs a winter coat so close to the equator, in degrees of latitude. */
const NEVER_COLD = 20;

const BY_MONTH: readonly Climate[] = [
  ...(['cold', 'cold', 'mild', 'mild', 'mild', 'hot', 'hot', 'hot', 'mild', 'mild', 'mild', 'cold'] as const),
];

/**
 * The climate to pack for: by the destination's words, else by the month of the first day: December to February cold, June
 * to August hot, mild between. South of the equator half a year later.
 * @param startDate null when it is not known: mild
 * @param latitude null when it is not known: the destination's words say whether it is south, else north
 */
export function climateOf(destination: string, startDate: string | null, latitude: number | null): Climate {
  const folded = foldWords(destination);
  const words = folded.split(' ');
  const named = KEYWORDS.find(([, keywords]) => keywords.split(' ').some((keyword) => words.includes(keyword)));
  if (named) return named[0];
  if (startDate === null) return 'mild';
  const isSouth = latitude === null ? isSouthern(folded) : hemisphereOf(latitude) === 'south';
  const month = isSouth ? monthAfter(monthOf(startDate), 6) : monthOf(startDate);
  const climate = BY_MONTH[month - 1] ?? 'mild';
  return climate === 'cold' && latitude !== null && Math.abs(latitude) < NEVER_COLD ? 'mild' : climate;
}
