import type { CuratedActivities } from '../activity.model';

export const southAmericaActivities: CuratedActivities = {
  cartagena: [
    {
      name: 'Walled city walk',
      facts: ['cultural', 'Historical Sites', 120, 20],
      description: 'Convents, balconies and the story of the walls.',
    },
    {
      name: 'Rosario islands',
      facts: ['water', 'Tours', 480, 75],
      description: 'Reefs, a grilled fish and a hammock.',
    },
    {
      name: 'Getsemaní street food',
      facts: ['food', 'Food & Drink', 180, 60],
      description: 'Arepas de huevo, patacones and corozo juice.',
    },
    {
      name: 'Totumo mud volcano',
      facts: ['adventure', 'Adventure', 180, 30],
      description: 'Climb the cone, float in the crater.',
    },
  ],
  cusco: [
    {
      name: 'Machu Picchu by train',
      facts: ['cultural', 'Historical Sites', 840, 290],
      description: 'The valley railway, the bus up, and three hours inside.',
    },
    {
      name: 'Rainbow Mountain',
      facts: ['adventure', 'Hiking', 660, 45],
      description: 'Five thousand metres and stripes of mineral colour.',
    },
    {
      name: 'Sacred Valley',
      facts: ['cultural', 'Tours', 540, 40],
      description: 'Pisac terraces, Ollantaytambo and the salt pans.',
    },
    {
      name: 'San Pedro market and cooking',
      facts: ['food', 'Food & Drink', 240, 60],
      description: 'Causa, lomo saltado and a better pisco sour.',
    },
  ],
  rio: [
    {
      name: 'Corcovado by cog train',
      facts: ['nature', 'Tours', 180, 25],
      description: "Through Tijuca forest to the statue's feet.",
    },
    {
      name: 'Samba night in Lapa',
      facts: ['cultural', 'Entertainment', 240, 30],
      description: 'Live roda, caipirinhas and no spare floor.',
    },
    {
      name: 'Two Brothers trail',
      facts: ['adventure', 'Hiking', 180, 15],
      description: 'Up through Vidigal to the best view of the beaches.',
    },
    {
      name: 'Ipanema afternoon',
      facts: ['relaxation', 'Nature', 180, 0],
      description: 'Coconut water, football and applause for the sunset.',
    },
  ],
  'buenos-aires': [
    {
      name: 'Milonga with a lesson',
      facts: ['cultural', 'Entertainment', 180, 35],
      description: 'Learn the walk, then watch those who have danced it sixty years.',
    },
    {
      name: 'Parrilla tour',
      facts: ['food', 'Food & Drink', 180, 70],
      description: 'Choripán to bife de chorizo in four grills.',
    },
    {
      name: 'Recoleta cemetery',
      facts: ['cultural', 'Historical Sites', 120, 8],
      description: 'A city of marble with Evita in a side street.',
    },
    {
      name: 'Tigre delta by boat',
      facts: ['nature', 'Tours', 360, 50],
      description: 'Wooden boats, stilt houses and green channels.',
    },
  ],
  'el-calafate': [
    {
      name: 'Perito Moreno balconies',
      facts: ['nature', 'Tours', 420, 65],
      description: 'A wall of blue ice that creaks, cracks and falls.',
    },
    {
      name: 'Walk on the glacier',
      facts: ['adventure', 'Hiking', 420, 210],
      description: 'Crampons, blue wells and whisky with old ice.',
    },
    {
      name: 'Laguna de los Tres',
      facts: ['adventure', 'Hiking', 600, 40],
      description: 'The long day to the foot of Fitz Roy from El Chaltén.',
    },
    {
      name: 'Estancia asado',
      facts: ['food', 'Food & Drink', 240, 60],
      description: 'Sheepdogs, gauchos and lamb by the fire.',
    },
  ],
  atacama: [
    {
      name: 'Valley of the Moon',
      facts: ['nature', 'Nature', 240, 15],
      description: 'Salt caves, dunes and the hour when it turns red.',
    },
    {
      name: 'El Tatio geysers',
      facts: ['adventure', 'Tours', 420, 45],
      description: 'Eighty plumes of steam at 4,300 metres, at dawn.',
    },
    {
      name: 'Stargazing with telescopes',
      facts: ['relaxation', 'Tours', 180, 40],
      description: 'Rings, clusters and the southern cross, cocoa in hand.',
    },
    {
      name: 'Altiplanic lagoons',
      facts: ['nature', 'Tours', 540, 60],
      description: 'Flamingos, vicuñas and volcanoes upside down.',
    },
  ],
  galapagos: [
    {
      name: 'Snorkel with sea lions',
      facts: ['water', 'Water Sports', 300, 130],
      description: 'Los Lobos islet, and penguins if you are lucky.',
    },
    {
      name: 'Giant tortoises of El Chato',
      facts: ['nature', 'Nature', 180, 20],
      description: 'Highland meadows with slow boulders in them.',
    },
    {
      name: 'North Seymour island',
      facts: ['nature', 'Tours', 480, 190],
      description: 'Frigatebirds, boobies and land iguanas up close.',
    },
    {
      name: 'Dive Gordon Rocks',
      facts: ['adventure', 'Water Sports', 420, 210],
      description: 'Current, hammerheads and rays for the experienced.',
    },
  ],
  ushuaia: [
    {
      name: 'Beagle Channel and sea lions',
      facts: ['water', 'Tours', 300, 95],
      description: 'Islands, the lighthouse and cold clear air.',
    },
    {
      name: 'Coastal path of Tierra del Fuego',
      facts: ['nature', 'Hiking', 300, 25],
      description: 'Beech forest and black beaches at the end of Route 3.',
    },
    {
      name: 'Laguna Esmeralda',
      facts: ['adventure', 'Hiking', 360, 35],
      description: 'Bog, boots and a green lake under ice.',
    },
    {
      name: 'King crab supper',
      facts: ['food', 'Food & Drink', 150, 55],
      description: 'Centolla steamed whole by the harbour.',
    },
  ],
};
