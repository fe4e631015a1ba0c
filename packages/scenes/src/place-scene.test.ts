import fc from 'fast-check';
import type { CataloguePlace } from './catalogue-place';
import { cataloguePlaces } from './catalogue-places';
import { gazetteer, landscapeWords } from './gazetteer';
import { sceneMoods } from './parts/moods';
import { sceneOf } from './place-scene';
import { sceneKinds } from './scene-kinds';

describe('how a place is drawn', () => {
  it.each([
    ['Rome', 'Rome', 'old-town'],
    [' rome ', 'Rome', 'old-town'],
    ['ROME, Italy', 'Rome', 'old-town'],
    ['Reykjavik', 'Reykjavík', 'winter'],
    ['Cusco', 'Cusco and Machu Picchu', 'mountain'],
    ['Machu Picchu', 'Cusco and Machu Picchu', 'mountain'],
    ['Mamanucas', 'Nadi and the Mamanucas', 'island'],
    ['Nadi and the Mamanucas', 'Nadi and the Mamanucas', 'island'],
    ['Bali', 'Ubud, Bali', 'forest'],
  ])('reads %j as the catalogue’s %s', (place, seed, kind) => {
    expect(sceneOf(place)).toMatchObject({ seed, kind });
  });

  it('draws a town that nobody knows as an old town, or as the mountains of a range with snow', () => {
    expect(sceneOf('Qwertyville')).toMatchObject({ kind: 'old-town' });
    expect(sceneOf('Poprad, Slovakia', { at: [49.06, 20.3], biome: 'conifer', hasSnow: true })).toMatchObject({
      kind: 'mountain',
    });
    expect(sceneOf('Katowice, Poland', { at: [50.26, 19.02], hasSnow: false })).toMatchObject({ kind: 'old-town' });
  });

  it('means the catalogue’s place when it comes first: the same picture, landmark included', () => {
    expect(sceneOf('Paris, France')).toEqual(sceneOf('Paris'));
    expect(sceneOf('Paris')).toEqual({ seed: 'Paris', kind: 'old-town', mood: 'dusk', landmark: 'lattice-tower' });
  });

  it('takes landscape and landmark, not the picture, when the known name comes later', () => {
    const hotel = sceneOf('Hotel Aurora, Paris');
    expect(hotel).toMatchObject({ seed: 'Hotel Aurora, Paris', kind: 'old-town', landmark: 'lattice-tower' });
    const moods = ['Aurora', 'Belvedere', 'Continental', 'Du Parc', 'Elysee', 'Flora', 'Grand'].map(
      (name) => sceneOf(`Hotel ${name}, Paris`).mood,
    );
    expect(new Set(moods).size).toBeGreaterThan(1);
  });

  it('takes the first of several known names', () => {
    expect(sceneOf('From Banff, Rome')).toMatchObject({ kind: 'old-town' });
    expect(sceneOf('Banff and Rome')).toMatchObject({ seed: 'Banff', kind: 'mountain' });
  });

  it.each([
    ['Toledo', 'old-town', undefined],
    ['Fez', 'old-town', 'minarets'],
    ['Oia', 'island', 'white-village'],
    ['St. Moritz', 'winter', undefined],
    ['Nara, Japan', 'forest', 'pagoda'],
  ])('knows %s from the gazetteer', (place, kind, landmark) => {
    expect(sceneOf(place)).toMatchObject({ seed: place, kind, landmark });
  });

  it.each([
    ['Lake Nowhere', {}, 'lake'],
    ['Nowhere', { tags: ['hiking'] }, 'mountain'],
    ['Nowhere', { country: 'Egypt' }, 'desert'],
    ['Nowhere', { country: 'Costa Rica' }, 'forest'],
    ['Old Town of Nowhere', {}, 'old-town'],
    ['Nowhere', { country: 'costa', tags: ['rica'] }, 'forest'],
    ['Costa-Rica!', {}, 'forest'],
    ['Nowhere', { tags: ['SNÓW'] }, 'winter'],
    // A word, not a part of one.
    ['Lakewood', { tags: ['snow'] }, 'winter'],
    // The hint of a kind says more than words do, and less than a known name.
    ['Lake Nowhere', { kind: 'city' }, 'city'],
    ['Rome', { kind: 'beach' }, 'old-town'],
  ] as const)('shows %s with %j as %s', (place, hints, kind) => {
    expect(sceneOf(place, { hints }).kind).toBe(kind);
  });

  it('shows what is asked for, whatever suits the place, in a mood of that kind', () => {
    expect(sceneOf('Rome', { kind: 'beach', mood: 'night' })).toMatchObject({
      seed: 'Rome',
      kind: 'beach',
      mood: 'night',
    });
    expect(['snow', 'night', 'dawn']).toContain(sceneOf('Rome', { kind: 'winter' }).mood);
  });

  it.each(cataloguePlaces.filter(({ mood }) => mood).map(({ name, kind, mood }) => [name, kind, mood] as const))(
    'shows %s at its own hour, in its own landscape only',
    (name, kind, mood) => {
      expect(sceneOf(name).mood).toBe(mood);
      expect(sceneOf(name, { kind }).mood).toBe(mood);
      const other = kind === 'desert' ? 'forest' : 'desert';
      expect(sceneOf(name, { kind: other, hints: {} }).mood).toBe(sceneOf(name, { kind: other, hints: { kind } }).mood);
      expect(kind === 'desert' ? ['dawn', 'noon'] : ['desert', 'dusk']).toContain(sceneOf(name, { kind: other }).mood);
    },
  );

  it('lets all hotels of an unknown town agree on the landscape', () => {
    const kinds = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => sceneOf(`Hotel ${name}, Xyzzy`).kind);
    expect(new Set([...kinds, sceneOf('Xyzzy').kind]).size).toBe(1);
  });

  it('has an answer for every text, always the same', () => {
    fc.assert(
      fc.property(fc.string(), (place) => {
        const scene = sceneOf(place);
        expect(sceneKinds).toContain(scene.kind);
        expect(sceneMoods).toContain(scene.mood);
        expect(sceneOf(place)).toEqual(scene);
      }),
    );
  });
});

describe('the pictures of the catalogue’s places', () => {
  /** Pure landscapes: peaks, a lake or a bay is what they are known by. */
  const landscapes = [
    'Anchorage and Denali',
    'Aspen',
    'Banff',
    'Bariloche',
    'Interlaken',
    'Jackson Hole and Yellowstone',
    'Punta Cana',
    'Queenstown',
  ];
  const isOwn = ({ landmark, backdrop, foreground }: CataloguePlace) => Boolean(landmark ?? backdrop ?? foreground);

  it('have something of their own, but for pure landscapes', () => {
    const plain = cataloguePlaces.filter((place) => !isOwn(place)).map(({ name }) => name);
    expect(plain.sort()).toEqual(landscapes);
  });

  it('show different things, or the same in another light', () => {
    const shown = cataloguePlaces.map(({ name }) => {
      const { kind, mood, landmark, backdrop, foreground } = sceneOf(name);
      return landmark || backdrop || foreground ? [kind, mood, landmark, backdrop, foreground].join(' ') : name;
    });
    expect(shown.filter((each, at) => shown.indexOf(each) !== at)).toEqual([]);
  });

  it.each(['Naples', 'Washington', 'Dublin', 'Munich', 'Stockholm', 'Bordeaux', 'Lyon', 'Oslo', 'Lima', 'Valencia'])(
    'show no skyscrapers in %s',
    (place) => {
      expect(sceneOf(place).kind).not.toBe('city');
    },
  );

  it('lend landscape to hotels there, and to nothing in another landscape', () => {
    expect(sceneOf('Hotel Aurora, Naples')).toMatchObject({ kind: 'old-town', backdrop: 'volcano' });
    expect(sceneOf('Naples', { kind: 'winter' })).not.toHaveProperty('backdrop');
    expect(sceneOf('Riad Aurora, Marrakesh').mood).toBe('desert');
    expect(sceneOf('Cabin, Tromsø').mood).toBe('night');
  });
});

describe('variants of a place', () => {
  it('keeps landscape and landmark, and changes the rest when a variant is asked for', () => {
    const [own, other] = [sceneOf('Paris'), sceneOf('Paris', { variant: 'trip 2' })];
    expect(other).toMatchObject({ kind: own.kind, landmark: own.landmark });
    expect(other.seed).not.toBe(own.seed);
    expect(sceneOf('Paris', { variant: 'trip 2' })).toEqual(other);
  });

  it('shows several hours when a place has many variants', () => {
    const moods = Array.from({ length: 12 }, (_, at) => sceneOf('Paris', { variant: `trip ${at}` }).mood);
    expect(new Set(moods).size).toBeGreaterThanOrEqual(2);
  });
});

describe('what is known by name', () => {
  const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const names = gazetteer.flatMap(([, list]) => list);

  it('is written as names are compared, each once', () => {
    for (const name of [...names, ...landscapeWords.flatMap(([, list]) => list)]) expect(name).toBe(folded(name));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is the catalogue’s own where the catalogue has it', () => {
    for (const { name } of cataloguePlaces) expect(names).not.toContain(folded(name));
  });
});
