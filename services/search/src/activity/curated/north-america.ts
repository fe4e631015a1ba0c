import type { CuratedActivities } from '../activity.model';

export const northAmericaActivities: CuratedActivities = {
  'new-york': [
    {
      name: 'The Met',
      facts: ['cultural', 'Museums', 240, 30],
      description: 'Egypt to Pollock; choose three rooms and sit down.',
    },
    {
      name: 'Broadway evening',
      facts: ['cultural', 'Entertainment', 180, 120],
      description: 'Same-day tickets if you are lucky, worth it anyway.',
    },
    {
      name: 'Lower East Side walk',
      facts: ['food', 'Food & Drink', 180, 80],
      description: 'Bagels, dumplings, pickles and a knish.',
    },
    {
      name: 'High Line and Hudson piers',
      facts: ['relaxation', 'Nature', 180, 0],
      description: 'A railway turned garden, ending at the river.',
    },
  ],
  'san-francisco': [
    {
      name: 'Cycle the Golden Gate to Sausalito',
      facts: ['adventure', 'Tours', 210, 45],
      description: 'Over the bridge, down to the harbour, ferry home.',
    },
    {
      name: 'Muir Woods redwoods',
      facts: ['nature', 'Hiking', 240, 15],
      description: 'Thousand-year trees on an easy boardwalk.',
    },
    {
      name: 'Alcatraz with audio',
      facts: ['cultural', 'Museums', 180, 47],
      description: 'The cell house told by guards and prisoners.',
    },
    {
      name: 'Napa Valley cellars',
      facts: ['food', 'Food & Drink', 480, 150],
      description: 'Three estates and a long table.',
    },
  ],
  'grand-canyon': [
    {
      name: 'South Kaibab to Cedar Ridge',
      facts: ['adventure', 'Hiking', 300, 0],
      description: 'A steep first taste below the rim and back by noon.',
    },
    {
      name: 'Desert View by car',
      facts: ['nature', 'Tours', 180, 0],
      description: 'Watchtower, river bends and the widest views.',
    },
    {
      name: 'Helicopter over the north rim',
      facts: ['adventure', 'Adventure', 60, 260],
      description: 'Forest, edge, and then nothing under you.',
    },
    {
      name: 'Ranger walk on the rim',
      facts: ['cultural', 'Tours', 120, 20],
      description: 'Geology and people, told by someone who loves both.',
    },
  ],
  'new-orleans': [
    {
      name: 'Frenchmen Street music crawl',
      facts: ['cultural', 'Entertainment', 180, 25],
      description: 'Three clubs, three bands, tips in the bucket.',
    },
    {
      name: 'Creole and Cajun tasting',
      facts: ['food', 'Food & Drink', 180, 75],
      description: "Gumbo, po'boys and a proper Sazerac.",
    },
    {
      name: 'Bayou by flat boat',
      facts: ['nature', 'Tours', 180, 60],
      description: 'Cypress, herons and alligators.',
    },
    {
      name: 'National WWII Museum',
      facts: ['cultural', 'Museums', 180, 34],
      description: 'The landing craft and the people who sailed them.',
    },
  ],
  miami: [
    {
      name: 'South Beach morning',
      facts: ['relaxation', 'Nature', 240, 0],
      description: 'Soft sand, lifeguard towers and an early swim.',
    },
    {
      name: 'Little Havana walk',
      facts: ['food', 'Food & Drink', 150, 70],
      description: 'Cafecito, croquetas, dominoes and a cigar roller.',
    },
    {
      name: 'Everglades airboat',
      facts: ['nature', 'Tours', 240, 60],
      description: "Grass river, alligators and a ranger's patience.",
    },
    {
      name: 'Wynwood Walls',
      facts: ['cultural', 'Tours', 120, 12],
      description: 'Warehouses that became a gallery of murals.',
    },
  ],
  maui: [
    {
      name: 'Haleakalā at sunrise',
      facts: ['nature', 'Tours', 360, 30],
      description: 'A crater above the clouds; reserve and dress warmly.',
    },
    {
      name: 'Road to Hāna',
      facts: ['adventure', 'Tours', 540, 0],
      description: 'Six hundred bends, waterfalls and banana bread.',
    },
    {
      name: 'Molokini snorkel sail',
      facts: ['water', 'Water Sports', 300, 140],
      description: 'A sunken crater with water like air.',
    },
    {
      name: 'Upcountry farms',
      facts: ['food', 'Food & Drink', 240, 65],
      description: 'Lavender, goat cheese and pineapple wine.',
    },
  ],
  banff: [
    {
      name: 'Plain of Six Glaciers',
      facts: ['nature', 'Hiking', 300, 20],
      description: 'From Lake Louise to a tea house under ice.',
    },
    {
      name: 'Canoe on Moraine Lake',
      facts: ['water', 'Water Sports', 120, 85],
      description: 'Ten peaks and a red boat.',
    },
    {
      name: 'Upper Hot Springs',
      facts: ['relaxation', 'Nature', 120, 15],
      description: 'Outdoor mineral pool with a mountain in front.',
    },
    {
      name: 'Ski at Sunshine Village',
      facts: ['adventure', 'Adventure', 360, 110],
      description: 'Long, high and dry from November to May.',
    },
  ],
  vancouver: [
    {
      name: 'Stanley Park by bicycle',
      facts: ['nature', 'Tours', 180, 30],
      description: 'Ten kilometres of seawall around a forest.',
    },
    {
      name: 'Grouse Grind',
      facts: ['adventure', 'Hiking', 120, 20],
      description: 'Eight hundred metres of steps; the lift comes down.',
    },
    {
      name: 'Orcas by zodiac',
      facts: ['water', 'Tours', 240, 150],
      description: 'Survival suits and the Gulf Islands.',
    },
    {
      name: 'Granville Island market',
      facts: ['food', 'Food & Drink', 180, 75],
      description: 'Salmon candy, oysters and a craft beer.',
    },
  ],
  'quebec-city': [
    {
      name: 'Old Québec and the Citadelle',
      facts: ['cultural', 'Historical Sites', 180, 15],
      description: 'Ramparts, convent lanes and the changing of the guard.',
    },
    {
      name: 'Dufferin toboggan run',
      facts: ['adventure', 'Adventure', 120, 4],
      description: 'Since 1884, seventy kilometres an hour on wood.',
    },
    {
      name: 'Lower Town tasting walk',
      facts: ['food', 'Food & Drink', 180, 70],
      description: 'Poutine, tourtière and ice cider.',
    },
    {
      name: 'Montmorency Falls',
      facts: ['nature', 'Nature', 180, 8],
      description: 'Higher than Niagara, with a bridge over the lip.',
    },
  ],
};
