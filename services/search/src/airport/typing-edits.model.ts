const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Every text one edit away (Damerau): a letter missing, added or wrong, or two neighbours swapped; never the text itself. */
export function singleEditsOf(text: string): Set<string> {
  const edits = new Set<string>();
  for (let at = 0; at <= text.length; at += 1) {
    const before = text.slice(0, at);
    const after = text.slice(at);
    if (after.length > 0) edits.add(before + after.slice(1));
    if (after.length > 1) edits.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of ALPHABET) {
      edits.add(before + letter + after);
      if (after.length > 0) edits.add(before + letter + after.slice(1));
    }
  }
  edits.delete(text);
  return edits;
}

/** Texts of so many letters and more are not compared. */
export const LONGEST_COMPARED = 64;
// Rows of the table of edits, used again for every comparison: a search makes hundreds.
const rows = [new Uint8Array(LONGEST_COMPARED), new Uint8Array(LONGEST_COMPARED), new Uint8Array(LONGEST_COMPARED)];

/** Edits between two texts of up to 63 letters, swapped neighbours as one, or `most + 1` when there are more. */
export function editsBetween(one: string, other: string, most: number): number {
  let [before, previous, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let to = 0; to <= other.length; to += 1) previous[to] = to;
  for (let at = 1; at <= one.length; at += 1) {
    row[0] = at;
    let least = at;
    const letter = one.charCodeAt(at - 1);
    for (let to = 1; to <= other.length; to += 1) {
      const wrong = letter === other.charCodeAt(to - 1) ? 0 : 1;
      const changed = (previous[to - 1] as number) + wrong;
      const longer = Math.min(previous[to] as number, row[to - 1] as number) + 1;
      let edits = changed < longer ? changed : longer;
      const isSwap =
        at > 1 && to > 1 && letter === other.charCodeAt(to - 2) && one.charCodeAt(at - 2) === other.charCodeAt(to - 1);
      if (isSwap) edits = Math.min(edits, (before[to - 2] as number) + 1);
      row[to] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    [before, previous, row] = [previous, row, before];
  }
  return previous[other.length] as number;
}
