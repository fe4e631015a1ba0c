/** Names of countries as a sentence has them. */

/** Groups of islands, unions and republics: the Maldives, the United Kingdom, the Dominican Republic. */
const TAKES_ARTICLE =
  /^(united |u\.s\. |(?:the )?(?:bahamas|comoros|gambia|isle of man|maldives|philippines|seychelles)\b)|\b(islands|netherlands|republic|territories|territory)$/i;

/** @example countryInSentence('Netherlands') // 'the Netherlands' */
export const countryInSentence = (country: string): string =>
  TAKES_ARTICLE.test(country) && !/^the /i.test(country) ? `the ${country}` : country;

/** A place and its country, once where both have one name. @example placeWithCountry('Maldives', 'Maldives') // 'Maldives' */
export const placeWithCountry = (place: string, country: string): string =>
  place === country ? place : `${place}, ${country}`;
