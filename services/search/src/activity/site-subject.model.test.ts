import type { PlaceLook } from './place-look.model';
import { siteOf, siteSubjects } from './site-subject.model';

const look = (style: PlaceLook['style'], kind: PlaceLook['kind'] = 'old-town'): PlaceLook => ({
  ...{ style, kind, hasCoral: false, isAfrica: false, ground: { biome: 'temperate', hasSnow: false } },
});
const inEurope = (name: string, sentence = 'two hours of it.') => siteOf([name, sentence], look('european'));

test.each([
  ['santa croce', 'basilica'],
  ['st mark s campanile', 'tower'],
  ['eiffel tower by the stairs', 'iron-tower'],
  ['rialto bridge', 'stone-bridge'],
  ['trevi fountain', 'fountain'],
  ['chapel bridge', 'stone-bridge'],
  ['doge s palace and bridge of sighs', 'palace'],
  ['grand place and guild houses', 'town-hall'],
  ['wieliczka salt mine', 'cave'],
  ['strahov library', 'museum'],
] as const)('shows %s as %s', (name, subject) => {
  expect(inEurope(name)).toBe(subject);
  expect(siteSubjects).toContain(subject);
});

test('reads in a sentence what the site was, and not what is beside it', () => {
  expect(inEurope('italica', 'an amphitheatre where two emperors came from.')).toBe('ruins');
  expect(inEurope('versailles', 'the palace, then the hamlet.')).toBe('palace');
  expect(inEurope('salt house', 'walls, and the tombs of two poets.')).toBe('house');
});

test('shows the place around when no word tells, as it is built there', () => {
  expect(inEurope('spanish steps')).toBe('view-old-town');
  expect(siteOf(['ganga aarti', 'fire in brass.'], look('indian'))).toBe('medina');
  expect(siteOf(['petra', 'the narrow gorge.'], look('islamic', 'desert'))).toBe('view-desert');
  expect(siteOf(['patan', 'at dusk.'], look('siamese'))).toBe('stupa');
});
