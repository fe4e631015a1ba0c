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
