/** Words that say only what a sight is, or what one does there, in the languages of travellers. */
import { withoutWords } from './name-forms.model';

/** Words of one line mean the same: a Musée Picasso is a Picasso Museum, and no Picasso Square. */
const KINDS = `
glacier glaciar gletscher ghiacciaio geleira gletsjer
museum museo musee museu gallery galerie galeria galleria
temple templo tempel tempio templet wat pagoda shrine
beach beaches playa plage praia spiaggia strand
church iglesia eglise igreja chiesa kirche kerk chapel capilla chapelle
cathedral catedral cathedrale kathedrale cattedrale kathedraal duomo dom basilica basilika basilique
monastery abbey monasterio mosteiro monastere kloster abbazia abbaye convent convento
mosque mezquita mesquita mosquee moschee moschea
castle castillo chateau castello castelo schloss kasteel burg palace palacio palais palazzo paleis fort forte fortress fortaleza festung
market mercado marche mercato markt bazaar bazar souk souq
park parque parc parco national nacional nationalpark nationaal state provincial reserve reserva
bridge puente pont ponte brucke brug
tower torre tour turm toren tours
square plaza place piazza praca platz plein
falls fall waterfall waterfalls cascada cascadas cataratas catarata cachoeira cascade chutes cascata cascate wasserfall wasserfalle waterval
lake lago lac see meer lagoon laguna lagune
mountain mount mt monte mont berg peak pico summit volcano volcan vulcao vulkan hill cerro colina
cave caves cueva cuevas gruta grutas grotte grotta grotte hohle cavern caverns cenote
canyon gorge gorges canon schlucht valley valle vallee tal
ruins ruin ruinas ruines rovine archaeological arqueologica arqueologico site sitio zona
garden gardens jardin jardines jardins jardim giardino giardini garten botanical botanic
zoo aquarium acuario aquario acquario
island isla ile ilha isola insel eiland isle
bay bahia baie baia bucht cove point cape cabo cap capo
street calle rue rua via strasse avenue road
town city centre center old quarter district barrio bairro
theme amusement water
stadium estadio stade stadio stadion arena
station estacion gare estacao stazione bahnhof hauptbahnhof
trail trails walk walks hike hikes hiking track path trek trekking sendero trilha wandern wanderung wandeling randonnee crossing loop
cable car cablecar teleferico seilbahn funicular gondola telepherique funivia kabelbaan ropeway
viewpoint lookout view overlook mirador miradouro aussichtspunkt belvedere
statue estatua statua monument monumento memorial
`;

/** What one does there, and what holds a name together. */
const BESIDE = (
  'tickets ticket entradas entrada billets billet karten biglietti biglietto ingressos ingresso eintritt ' +
  'entrance gate visitor visitors visit visita besuch visite visiter besichtigung guided excursion excursion ' +
  'day trip sunrise sunset cruise boat ferry the of el la les los las le lo il gli i de del da do das dos di du ' +
  'des der die das den dem het een van von at to in an a al y e et und en and'
).split(' ');

const conceptOfWord = new Map(
  KINDS.trim()
    .split('\n')
    .flatMap((line, at) => line.split(' ').map((word) => [word, at] as const)),
);
const kinds = new Set([...conceptOfWord.keys(), ...BESIDE]);

/** Folded words without those that say only what is meant; all of them where nothing else is there. */
export const withoutKinds = (folded: string): string => withoutWords(folded, kinds);

/** Whether a folded name says what it is and nothing more: 'old town'. */
export const isOnlyKinds = (folded: string): boolean => folded.split(' ').every((word) => kinds.has(word));

/** What a folded name says it is, one number for a kind; articles and tickets say nothing. */
export const conceptsOf = (folded: string): ReadonlySet<number> =>
  new Set(folded.split(' ').flatMap((word) => conceptOfWord.get(word) ?? []));
