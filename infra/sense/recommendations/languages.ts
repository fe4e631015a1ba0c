/** The same eight wishes in the five languages of most visitors. */
import { all, among, any, goes, home, hours, known, not, on, warmth, type Holds, type Traveller } from './traveller';

type Wish = {
  about: string;
  asks: Traveller['asks'];
  said: Record<'en' | 'de' | 'fr' | 'es' | 'it', string>;
  sensible: Holds;
  wrong?: Holds;
};

const wishes: readonly Wish[] = [
  {
    about: 'no Europe',
    asks: { vacationType: ['cultural'], budget: 3000 },
    said: {
      en: 'anywhere except Europe',
      de: 'überall außer Europa',
      fr: "n'importe où sauf en Europe",
      es: 'en cualquier lugar menos Europa',
      it: "ovunque tranne l'Europa",
    },
    sensible: not(on('Europe')),
    wrong: on('Europe'),
  },
  {
    about: 'train only',
    asks: { ...home.berlin, vacationType: ['cultural', 'urban'] },
    said: {
      en: 'by train, without flying',
      de: 'nur mit dem Zug, wir fliegen nicht',
      fr: "en train seulement, pas d'avion",
      es: 'solo en tren, sin avión',
      it: 'solo in treno, niente aereo',
    },
    sensible: among(known.europeByRail),
    wrong: not(on('Europe')),
  },
  {
    about: 'skiing in February',
    asks: { vacationType: ['adventure'], budget: 3500 },
    said: {
      en: 'skiing in February',
      de: 'Skifahren im Februar',
      fr: 'faire du ski en février',
      es: 'esquiar en febrero',
      it: 'sciare a febbraio',
    },
    sensible: all(among(known.ski), goes(2), warmth(-20, 10)),
    wrong: not(goes(2)),
  },
  {
    about: 'three hours',
    asks: { ...home.paris, vacationType: ['relaxing'] },
    said: {
      en: 'at most 3 hours of flight',
      de: 'höchstens 3 Stunden Flug',
      fr: 'maximum 3 heures de vol',
      es: 'máximo 3 horas de vuelo',
      it: 'massimo 3 ore di volo',
    },
    sensible: hours(3),
    wrong: not(hours(3)),
  },
  {
    about: 'heat',
    asks: { vacationType: ['nature', 'cultural'] },
    said: {
      en: 'we hate the heat',
      de: 'wir hassen Hitze',
      fr: 'nous détestons la chaleur',
      es: 'odiamos el calor',
      it: 'odiamo il caldo',
    },
    sensible: warmth(-20, 26),
    wrong: not(warmth(-40, 28)),
  },
  {
    about: 'been there',
    asks: { vacationType: ['cultural'], interests: ['History', 'Art'] },
    said: {
      en: 'we have already been to Rome and Paris',
      de: 'wir waren schon in Rom und Paris',
      fr: 'nous sommes déjà allés à Rome et Paris',
      es: 'ya hemos estado en Roma y París',
      it: 'siamo già stati a Roma e Parigi',
    },
    sensible: not(among('rome paris')),
    wrong: among('rome paris'),
  },
  {
    about: 'wheelchair',
    asks: { vacationType: ['urban', 'cultural'] },
    said: {
      en: 'my husband uses a wheelchair',
      de: 'mein Mann sitzt im Rollstuhl',
      fr: 'mon mari est en fauteuil roulant',
      es: 'mi marido va en silla de ruedas',
      it: 'mio marito è in sedia a rotelle',
    },
    sensible: among(known.stepFree),
    wrong: among('santorini dubrovnik cusco petra cappadocia'),
  },
  {
    about: 'beach, no nightlife',
    asks: { vacationType: ['relaxing'], budget: 3000 },
    said: {
      en: 'beach, but no clubs and no parties',
      de: 'Strand, aber keine Clubs und keine Partys',
      fr: 'la plage, mais pas de boîtes de nuit',
      es: 'playa, pero sin discotecas',
      it: 'spiaggia, ma niente discoteche',
    },
    sensible: among(known.beach),
    wrong: any(
      ({ entry }) => entry.keywords.includes('nightlife'),
      ({ entry }) => entry.keywords.includes('clubs'),
    ),
  },
];

/** Each wish in each language: forty travellers. */
export const languages: readonly (Traveller & { language: string })[] = wishes.flatMap(
  ({ about, asks, said, sensible, wrong }) =>
    Object.entries(said).map(([language, customDetails]) => ({
      language,
      who: `${about} (${language})`,
      asks: { ...asks, customDetails },
      sensible,
      ...(wrong ? { wrong } : {}),
    })),
);
