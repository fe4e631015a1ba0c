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

const isIn = (folded: string, places: readonly string[]): boolean =>
  places.some((place) => ` ${folded} `.includes(` ${place} `));

/**
 * Bands of latitude, in degrees: near the equator every month is tropical but in a few places, nobody needs a winter coat up to
 * where oranges grow, and toward the poles summers are mild and the rest is cold. Source: an atlas.
 */
const ALWAYS_WARM = 15;
const NEVER_COLD = 30;
const NEVER_HOT = 53;
/** Places near the equator that are cool all year: they lie high, or by a cold sea. */
const COOL = (
  'bogota,quito,cuenca,cusco,la paz,arequipa,puno,titicaca,machu picchu,addis ababa,lalibela,nairobi,kilimanjaro,arusha,' +
  'kigali,huaraz,lima,paracas,medellin,ngorongoro,antananarivo'
).split(',');

const BY_MONTH: readonly Climate[] = [
  ...(['cold', 'cold', 'mild', 'mild', 'mild', 'hot', 'hot', 'hot', 'mild', 'mild', 'mild', 'cold'] as const),
];

/**
 * The climate to pack for: by the destination's words, else by the month of the first day: December to February cold, June
 * to August hot, mild between. South of the equator half a year later. Its latitude says where no month is cold, or none hot.
 * @param startDate null when it is not known: mild
 * @param latitude null when it is not known: the destination's words say whether it is south, else north
 */
export function climateOf(destination: string, startDate: string | null, latitude: number | null): Climate {
  const folded = foldWords(destination);
  const words = folded.split(' ');
  const named = KEYWORDS.find(([, keywords]) => keywords.split(' ').some((keyword) => words.includes(keyword)));
  if (named) return named[0];
  if (startDate === null) return 'mild';
  const isSouth = latitude === null ? isIn(folded, SOUTHERN) : hemisphereOf(latitude) === 'south';
  const month = isSouth ? monthAfter(monthOf(startDate), 6) : monthOf(startDate);
  const climate = BY_MONTH[month - 1] ?? 'mild';
  return latitude === null ? climate : climateIn(Math.abs(latitude), { climate, month, folded });
}

/** A month's climate as the distance from the equator bends it; `month` is that of the northern half. */
function climateIn(
  degrees: number,
  { climate, month, folded }: { climate: Climate; month: number; folded: string },
): Climate {
  if (degrees < ALWAYS_WARM) return isIn(folded, COOL) ? 'mild' : 'tropical';
  if (degrees < NEVER_COLD) return climate === 'cold' ? 'mild' : climate;
  if (degrees < NEVER_HOT) return climate;
  return month >= 5 && month <= 9 ? 'mild' : 'cold';
}
