import type { CuratedActivities } from '../activity.model';

export const southEastAsiaActivities: CuratedActivities = {
  bali: [
    {
      name: 'Campuhan ridge walk',
      facts: ['nature', 'Hiking', 120, 0],
      description: 'Grass on a spine of hill between two rivers.',
    },
    {
      name: 'Mount Batur at sunrise',
      facts: ['adventure', 'Hiking', 420, 50],
      description: 'Up by torchlight, breakfast cooked in volcanic steam.',
    },
    {
      name: 'Balinese massage and flower bath',
      facts: ['relaxation', 'Nature', 150, 35],
      description: 'Oil, petals and a river below.',
    },
    {
      name: 'Village cooking class',
      facts: ['food', 'Food & Drink', 300, 40],
      description: 'Market at dawn, then nine dishes with a family.',
    },
  ],
  bangkok: [
    {
      name: 'Grand Palace and Wat Pho',
      facts: ['cultural', 'Historical Sites', 180, 18],
      description: 'The emerald Buddha, the reclining one, and a massage school.',
    },
    {
      name: 'Chinatown by tuk-tuk',
      facts: ['food', 'Food & Drink', 210, 55],
      description: 'Seven stops for noodles, satay and mango sticky rice.',
    },
    {
      name: 'Thonburi canals by long-tail',
      facts: ['water', 'Tours', 120, 25],
      description: 'Wooden houses, temples and a floating shop.',
    },
    {
      name: 'Thai massage and sunset bar',
      facts: ['relaxation', 'Entertainment', 120, 25],
      description: 'Two hours of pressure, then the river from a roof.',
    },
  ],
  'chiang-mai': [
    {
      name: 'Ethical elephant sanctuary',
      facts: ['nature', 'Nature', 420, 75],
      description: 'Watch and feed, no riding, walk with the herd.',
    },
    {
      name: 'Thai cooking school',
      facts: ['food', 'Food & Drink', 300, 35],
      description: 'Six dishes, a garden and a book to take home.',
    },
    {
      name: 'Doi Suthep and Wat Umong',
      facts: ['cultural', 'Historical Sites', 240, 10],
      description: 'A golden chedi on the hill, tunnels in the wood.',
    },
    {
      name: 'Mon Jong day trek',
      facts: ['adventure', 'Hiking', 480, 45],
      description: 'Open grassland ridges south of town in the cool months.',
    },
  ],
  phuket: [
    {
      name: 'Phang Nga sea caves by kayak',
      facts: ['water', 'Water Sports', 480, 95],
      description: 'Paddle through tunnels into roofless lagoons.',
    },
    {
      name: 'Phi Phi and Bamboo Island',
      facts: ['water', 'Tours', 480, 80],
      description: 'Speedboat, snorkel and sand as promised.',
    },
    {
      name: 'Old Town food walk',
      facts: ['food', 'Food & Drink', 180, 50],
      description: 'Hokkien noodles, dim sum and iced coffee.',
    },
    {
      name: 'Muay Thai lesson',
      facts: ['adventure', 'Adventure', 90, 25],
      description: 'Pads, sweat and a patient champion.',
    },
  ],
  'hoi-an': [
    {
      name: 'Old Town merchant houses',
      facts: ['cultural', 'Historical Sites', 150, 6],
      description: 'The bridge, the assembly halls and rooms of dark wood.',
    },
    {
      name: 'Trà Quế farm cooking',
      facts: ['food', 'Food & Drink', 240, 38],
      description: 'Pick herbs, paddle a basket boat, fold spring rolls.',
    },
    {
      name: 'Made-to-measure tailor',
      facts: ['cultural', 'Shopping', 120, 120],
      description: 'Cloth on Monday, fitting on Tuesday, suit on Wednesday.',
    },
    {
      name: 'An Bàng beach by bicycle',
      facts: ['relaxation', 'Nature', 240, 5],
      description: 'Paddies, buffalo and a sunbed under palms.',
    },
  ],
  'siem-reap': [
    {
      name: 'Angkor Wat, Bayon and Ta Prohm',
      facts: ['cultural', 'Historical Sites', 420, 37],
      description: 'Sunrise at the moat, then faces and roots.',
    },
    {
      name: 'Angkor back ways by bike',
      facts: ['adventure', 'Tours', 360, 30],
      description: 'Forest tracks on the walls of Angkor Thom.',
    },
    {
      name: 'Khmer supper walk',
      facts: ['food', 'Food & Drink', 180, 35],
      description: 'Fish amok, num banh chok and the night market.',
    },
    {
      name: 'Phare circus',
      facts: ['cultural', 'Entertainment', 90, 38],
      description: 'Acrobats and live music from a school that changed lives.',
    },
  ],
  singapore: [
    {
      name: 'Gardens by the Bay',
      facts: ['nature', 'Nature', 180, 40],
      description: 'Cloud forest, flower dome and the evening light show.',
    },
    {
      name: 'Hawker centre evening',
      facts: ['food', 'Food & Drink', 180, 60],
      description: 'Chicken rice, laksa and satay with someone who queues well.',
    },
    {
      name: 'Night Safari',
      facts: ['adventure', 'Nature', 180, 42],
      description: 'A zoo after dark by tram and on foot.',
    },
    {
      name: 'National Gallery',
      facts: ['cultural', 'Museums', 120, 15],
      description: 'South-East Asian art in the old Supreme Court.',
    },
  ],
};
