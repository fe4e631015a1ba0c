import type { CuratedActivities } from '../activity.model';

export const southAsiaActivities: CuratedActivities = {
  jaipur: [
    {
      name: 'Amber Fort',
      facts: ['cultural', 'Historical Sites', 180, 8],
      description: 'Mirror halls and ramparts above a lake.',
    },
    {
      name: 'Block printing in Sanganer',
      facts: ['cultural', 'Shopping', 180, 25],
      description: 'Carve, dye and stamp a scarf of your own.',
    },
    {
      name: 'Old city snack walk',
      facts: ['food', 'Food & Drink', 180, 35],
      description: 'Kachori, lassi in clay cups and saffron sweets.',
    },
    {
      name: 'Jhalana leopard reserve',
      facts: ['nature', 'Nature', 180, 15],
      description: 'Leopards at the edge of town at dusk.',
    },
  ],
  kochi: [
    {
      name: 'Backwater houseboat night',
      facts: ['water', 'Tours', 1320, 140],
      description: 'A rice barge with a cook and stars on the lagoon.',
    },
    {
      name: 'Kathakali performance',
      facts: ['cultural', 'Entertainment', 120, 8],
      description: 'Come early to watch the make-up: it is half the play.',
    },
    {
      name: 'Ayurvedic massage',
      facts: ['relaxation', 'Nature', 120, 30],
      description: 'Warm oil from a family that has done it for generations.',
    },
    {
      name: 'Munnar tea hills',
      facts: ['nature', 'Tours', 600, 60],
      description: 'A winding road to green terraces and cool air.',
    },
  ],
  kandy: [
    {
      name: 'Blue train to Ella',
      facts: ['nature', 'Tours', 420, 10],
      description: 'Sit in an open door over tea and waterfalls.',
    },
    {
      name: 'Temple of the Tooth',
      facts: ['cultural', 'Historical Sites', 120, 8],
      description: 'Drums, lotus and a casket within a casket.',
    },
    {
      name: 'Climb Sigiriya',
      facts: ['adventure', 'Historical Sites', 360, 35],
      description: 'Twelve hundred steps to a palace on a rock.',
    },
    {
      name: 'Rice and curry at home',
      facts: ['food', 'Food & Drink', 180, 30],
      description: 'Eleven small dishes and how each is made.',
    },
  ],
  kathmandu: [
    {
      name: 'Patan Durbar Square',
      facts: ['cultural', 'Historical Sites', 180, 10],
      description: "Newar temples and one of Asia's finest museums.",
    },
    {
      name: 'Nagarkot to Changu Narayan',
      facts: ['adventure', 'Hiking', 420, 35],
      description: 'A ridge walk with the Himalaya along the whole north.',
    },
    {
      name: 'Mountain flight past Everest',
      facts: ['adventure', 'Tours', 90, 230],
      description: 'An hour at the height of the peaks, everyone at a window.',
    },
    {
      name: 'Momo class in Thamel',
      facts: ['food', 'Food & Drink', 180, 25],
      description: 'Fold thirty, eat thirty.',
    },
  ],
  maldives: [
    {
      name: 'Reef snorkel with mantas',
      facts: ['water', 'Water Sports', 180, 65],
      description: 'Drift a channel with a marine biologist.',
    },
    {
      name: 'Discover-diving on the house reef',
      facts: ['water', 'Water Sports', 240, 120],
      description: 'One tank, one instructor, turtles likely.',
    },
    {
      name: 'Spa over the lagoon',
      facts: ['relaxation', 'Nature', 120, 90],
      description: 'A glass floor and fish for company.',
    },
    {
      name: 'Local island visit',
      facts: ['cultural', 'Tours', 240, 40],
      description: 'Schools, a mosque of coral stone and short eats.',
    },
  ],
};
