import type { CuratedActivities } from '../activity.model';

export const middleEastActivities: CuratedActivities = {
  istanbul: [
    {
      name: 'Hagia Sophia and Basilica Cistern',
      facts: ['cultural', 'Historical Sites', 240, 55],
      description: 'Fifteen centuries above the ground and a forest of columns under it.',
    },
    {
      name: 'Grand Bazaar and Spice Bazaar',
      facts: ['cultural', 'Shopping', 150, 0],
      description: 'Four thousand shops and a great deal of tea.',
    },
    {
      name: 'Two-continents food walk',
      facts: ['food', 'Food & Drink', 300, 95],
      description: 'Breakfast in Karaköy, a ferry, and lunch in Kadıköy.',
    },
    {
      name: 'Bosphorus ferry',
      facts: ['water', 'Tours', 120, 15],
      description: 'Past palaces and wooden mansions to the Black Sea mouth.',
    },
  ],
  cappadocia: [
    {
      name: 'Hot-air balloon at sunrise',
      facts: ['adventure', 'Adventure', 180, 220],
      description: 'An hour among the fairy chimneys and then above them all.',
    },
    {
      name: 'Göreme open-air museum',
      facts: ['cultural', 'Museums', 120, 22],
      description: 'Churches hollowed out of the rock, painted a thousand years ago.',
    },
    {
      name: 'Rose and Red Valley walk',
      facts: ['nature', 'Hiking', 210, 0],
      description: 'Folded pink rock that glows in the last hour of light.',
    },
    {
      name: 'Derinkuyu underground city',
      facts: ['cultural', 'Historical Sites', 120, 14],
      description: 'Eight levels of rooms, stables and rolling stone doors.',
    },
  ],
  dubai: [
    {
      name: 'Evening in the dunes',
      facts: ['adventure', 'Adventure', 360, 75],
      description: 'Dune drive, sandboards and a grill under the stars.',
    },
    {
      name: 'Old Dubai by abra',
      facts: ['cultural', 'Tours', 180, 30],
      description: 'Gold, spice and textile souks on both banks of the Creek.',
    },
    {
      name: 'Kayak under the Palm',
      facts: ['water', 'Water Sports', 120, 70],
      description: 'Clear water at sunrise along the outer crescent.',
    },
    {
      name: 'Burj Khalifa at sunset',
      facts: ['relaxation', 'Entertainment', 120, 45],
      description: 'The 124th floor as the city turns its lights on.',
    },
  ],
  petra: [
    {
      name: 'Petra by the Siq',
      facts: ['cultural', 'Historical Sites', 360, 70],
      description: 'The narrow gorge, the Treasury and the street of facades.',
    },
    {
      name: 'Climb to the Monastery',
      facts: ['adventure', 'Hiking', 240, 0],
      description: 'Eight hundred cut steps to the largest facade of all.',
    },
    {
      name: 'Wadi Rum by jeep',
      facts: ['nature', 'Adventure', 480, 85],
      description: 'Red sand, natural arches and tea in a black tent.',
    },
    {
      name: 'Petra Kitchen evening',
      facts: ['food', 'Food & Drink', 180, 45],
      description: 'Cook mezze, maqluba and tabbouleh with a local family.',
    },
  ],
};
