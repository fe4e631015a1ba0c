import { evidenceFor } from '../../../services/ai/src/recommendation/topic.model';
import { topicSigns } from '../../../services/ai/src/recommendation/topic-signs.model';
import { destinationCatalogue } from '../../../services/search/src/destination/destination-catalogue';
import { unsupportedClaims } from './claims';

describe.each(Object.keys(topicSigns))('a claim of %s', (thing) => {
  test('names a fact of the place itself, at every place that makes it', () => {
    for (const entry of destinationCatalogue) {
      const evidence = evidenceFor(entry, thing);
      if (!evidence) continue;
      const facts = {
        activity: entry.activities.map(({ name }) => name),
        listing: [...entry.keywords, ...entry.traits.map(({ name }) => name)],
      }[evidence.by];
      expect([entry.id, facts]).toEqual([entry.id, expect.arrayContaining([evidence.text])]);
    }
  });

  test('is supported when it is taken apart', () => {
    for (const entry of destinationCatalogue) {
      const evidence = evidenceFor(entry, thing);
      if (!evidence) continue;
      const sentence = evidence.by === 'listing' ? `Known for ${thing}.` : `For ${thing}: ${evidence.text}.`;
      expect([entry.id, unsupportedClaims(sentence, entry)]).toEqual([entry.id, []]);
    }
  });
});
