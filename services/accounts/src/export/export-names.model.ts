/** Names of folders and files in a download: readable, the same on every system, and never outside of it. */

const LONGEST = 80;
/** Windows refuses these as names, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;

/** A name out of whatever somebody called it; `fallback` where nothing is left of it. */
export function safeName(text: string, fallback: string): string {
  const plain = text
    .normalize('NFC')
    // What separates folders, what Windows refuses, and what nobody sees.
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const { stem, ending } = partsOf(plain);
  const short =
    [...stem]
      .slice(0, LONGEST - ending.length)
      .join('')
      .trim() + ending;
  return short === '' || RESERVED.test(short) ? fallback : short;
}

/** The name, or with a number where it is taken; `taken` has it from then on. Systems differ in case, names here do not. */
export function freeName(name: string, taken: Set<string>): string {
  const { stem, ending } = partsOf(name);
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}

function partsOf(name: string): { stem: string; ending: string } {
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return { stem: ending ? name.slice(0, -ending.length) : name, ending };
}
