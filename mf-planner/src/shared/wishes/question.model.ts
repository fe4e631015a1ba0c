/** How a question about a wish is worded. */

/** First words that keep their capital inside a sentence; of these labels no other begins with one. */
const NAME =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|Carnival|[A-Z]{2,})\b/;

/** A label inside a sentence: 'no museums or art' of 'No museums and art', and the names of places as they are. */
export function phraseOf({ id, label }: { id: string; label: string }): string {
  if (id.startsWith('place:') || NAME.test(label)) return label;
  const phrase = label.charAt(0).toLowerCase() + label.slice(1);
  return id.startsWith('not-thing:') ? phrase.replace(' and ', ' or ') : phrase;
}

/** Said above the questions. */
export const questionsLead = (count: number): string =>
  count === 1
    ? 'We are not sure about this one. It changes nothing until you answer.'
    : 'We are not sure about these. They change nothing until you answer.';
