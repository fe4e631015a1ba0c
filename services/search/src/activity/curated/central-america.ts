import type { CuratedActivities } from '../activity.model';

export const centralAmericaActivities: CuratedActivities = {
  'mexico-city': [
    {
      name: 'Anthropology Museum',
      facts: ['cultural', 'Museums', 240, 6],
      description: 'The Aztec sun stone and a roof on one column.',
    },
    {
      name: 'Teotihuacán at opening',
      facts: ['cultural', 'Historical Sites', 360, 40],
      description: 'Two pyramids and an avenue before the heat.',
    },
    {
      name: 'Taco night in Roma and Condesa',
      facts: ['food', 'Food & Drink', 210, 65],
      description: 'Six counters and a lesson in salsa.',
    },
    {
      name: 'Xochimilco by trajinera',
      facts: ['water', 'Tours', 180, 35],
      description: 'Painted boats, floating gardens, a band alongside.',
    },
  ],
  oaxaca: [
    {
      name: 'Market and mole class',
      facts: ['food', 'Food & Drink', 300, 75],
      description: 'Toast the chiles, grind, and cook for three hours.',
    },
    {
      name: 'Monte Albán',
      facts: ['cultural', 'Historical Sites', 240, 12],
      description: 'A levelled mountain top with ball court and tombs.',
    },
    {
      name: 'Mezcal villages',
      facts: ['food', 'Tours', 420, 70],
      description: 'Agave fields, clay stills and small glasses.',
    },
    {
      name: 'Hierve el Agua',
      facts: ['nature', 'Nature', 360, 25],
      description: 'Mineral pools on the lip of a petrified fall.',
    },
  ],
  tulum: [
    {
      name: 'Tulum ruins at opening',
      facts: ['cultural', 'Historical Sites', 120, 8],
      description: 'Walls, a watchtower and a cove below.',
    },
    {
      name: 'Swim in Gran Cenote',
      facts: ['water', 'Water Sports', 180, 35],
      description: 'Bats above, turtles below, glass between.',
    },
    {
      name: "Sian Ka'an lagoons",
      facts: ['nature', 'Tours', 420, 130],
      description: 'Float down a Maya canal through mangroves.',
    },
    {
      name: 'Morning yoga by the sea',
      facts: ['relaxation', 'Nature', 90, 25],
      description: 'A deck, a breeze and no phones.',
    },
  ],
  'la-fortuna': [
    {
      name: 'Canopy ziplines',
      facts: ['adventure', 'Adventure', 180, 75],
      description: 'Eleven cables, one of them very long.',
    },
    {
      name: 'Sloth walk with a guide',
      facts: ['nature', 'Tours', 150, 40],
      description: 'Two-toed, three-toed and frogs like sweets.',
    },
    {
      name: 'Tabacón hot river',
      facts: ['relaxation', 'Nature', 240, 70],
      description: 'Warm falls among tree ferns.',
    },
    {
      name: 'Rafting the Balsa',
      facts: ['water', 'Water Sports', 240, 75],
      description: 'Cheerful grade two and three with toucans.',
    },
  ],
  havana: [
    {
      name: 'Old town in a 1950s convertible',
      facts: ['cultural', 'Tours', 120, 45],
      description: 'Squares, sea wall and a cigar shop.',
    },
    {
      name: 'Salsa lesson and live son',
      facts: ['cultural', 'Entertainment', 180, 30],
      description: 'Learn at six, dance at ten.',
    },
    {
      name: 'Paladar supper',
      facts: ['food', 'Food & Drink', 180, 45],
      description: "Ropa vieja in someone's front room.",
    },
    {
      name: 'Playas del Este',
      facts: ['relaxation', 'Nature', 300, 15],
      description: 'Twenty minutes to white sand and warm water.',
    },
  ],
  'st-lucia': [
    {
      name: 'Climb Gros Piton',
      facts: ['adventure', 'Hiking', 240, 50],
      description: 'Steep forest to a view down both coasts.',
    },
    {
      name: 'Sulphur Springs mud bath',
      facts: ['relaxation', 'Nature', 120, 20],
      description: 'Paint, bake, rinse, smile.',
    },
    {
      name: 'Tree-to-bar chocolate',
      facts: ['food', 'Food & Drink', 180, 65],
      description: 'Pick pods, roast beans, pour your own bar.',
    },
    {
      name: 'Snorkel Anse Chastanet',
      facts: ['water', 'Water Sports', 240, 75],
      description: 'A reef three fin-strokes from the sand.',
    },
  ],
};
