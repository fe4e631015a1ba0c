/** Names with a word that is only said of a place: 'Patong Beach', 'Gion district'. */

const KINDS =
  / (beach|beaches|island|islands|district|quarter|neighbou?rhood|area|region|village|town|old town|city|national park|valley|peninsula|coast|bay|mountains?)$/;
/** Thai islands are written in two ways. */
const KO = /^(ko|kho) /;

/** A folded name without what is only said of it, and as it is written here; undefined where nothing is left out. */
export function plainName(folded: string): string | undefined {
  const plain = folded.replace(KO, 'koh ').replace(/^the /, '').replace(KINDS, '');
  return plain === folded || plain.length < 3 ? undefined : plain;
}
