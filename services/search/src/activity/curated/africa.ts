import type { CuratedActivities } from '../activity.model';

export const africaActivities: CuratedActivities = {
  marrakesh: [
    {
      name: 'Bahia Palace and Ben Youssef Medersa',
      facts: ['cultural', 'Historical Sites', 120, 10],
      description: 'Carved cedar, stucco and tiles at their finest.',
    },
    {
      name: 'Souk shopping and tagine class',
      facts: ['food', 'Food & Drink', 240, 55],
      description: 'Buy the spices, then cook with them on a riad roof.',
    },
    {
      name: 'Hammam and black soap',
      facts: ['relaxation', 'Nature', 120, 45],
      description: 'Steam, scrub and mint tea in a vaulted room.',
    },
    {
      name: 'Imlil valley in the High Atlas',
      facts: ['adventure', 'Hiking', 540, 50],
      description: 'Mule paths and walnut groves under Toubkal.',
    },
  ],
  cairo: [
    {
      name: 'Pyramids of Giza and the Sphinx',
      facts: ['cultural', 'Historical Sites', 300, 35],
      description: 'Go at opening, walk around the back, look up.',
    },
    {
      name: 'Grand Egyptian Museum',
      facts: ['cultural', 'Museums', 240, 30],
      description: "Everything from Tutankhamun's tomb, shown together at last.",
    },
    {
      name: 'Downtown koshari walk',
      facts: ['food', 'Food & Drink', 180, 40],
      description: 'Koshari, taameya and sugar-cane juice with someone who grew up on it.',
    },
    {
      name: 'Felucca on the Nile',
      facts: ['relaxation', 'Tours', 90, 15],
      description: 'A lateen sail, a breeze and the city going quiet.',
    },
  ],
  luxor: [
    {
      name: 'Valley of the Kings',
      facts: ['cultural', 'Historical Sites', 240, 30],
      description: 'Three painted tombs with one ticket, each unlike the others.',
    },
    {
      name: 'Karnak at opening time',
      facts: ['cultural', 'Historical Sites', 180, 18],
      description: 'A hall of 134 columns before the coaches come.',
    },
    {
      name: 'Balloon over the west bank',
      facts: ['adventure', 'Adventure', 180, 95],
      description: 'Sunrise above the fields, the cliffs and the Colossi.',
    },
    {
      name: 'Felucca to Banana Island',
      facts: ['water', 'Tours', 240, 25],
      description: 'A quiet sail upstream with fruit at the end.',
    },
  ],
  zanzibar: [
    {
      name: 'Stone Town walk',
      facts: ['cultural', 'Historical Sites', 150, 20],
      description: 'Carved doors, the old fort and the slave-market memorial.',
    },
    {
      name: 'Snorkel at Mnemba',
      facts: ['water', 'Water Sports', 300, 55],
      description: 'Reef fish and often dolphins around a private atoll.',
    },
    {
      name: 'Spice farm and lunch',
      facts: ['food', 'Food & Drink', 180, 25],
      description: 'Nutmeg, vanilla and cloves on the tree, then in the pot.',
    },
    {
      name: 'Jozani forest',
      facts: ['nature', 'Nature', 120, 15],
      description: 'Red colobus monkeys found nowhere else.',
    },
  ],
  arusha: [
    {
      name: 'Ngorongoro crater drive',
      facts: ['adventure', 'Tours', 600, 290],
      description: 'Lion, rhino and flamingo inside one broken volcano.',
    },
    {
      name: 'Tarangire elephants',
      facts: ['nature', 'Tours', 540, 240],
      description: 'Herds of a hundred along the river in the dry months.',
    },
    {
      name: 'Coffee with the Chagga',
      facts: ['cultural', 'Tours', 240, 45],
      description: 'Pick, roast and drink on the slopes of Kilimanjaro.',
    },
    {
      name: 'Canoe and walk in Arusha park',
      facts: ['nature', 'Hiking', 300, 65],
      description: 'Giraffes on foot, and flamingos seen from the water.',
    },
  ],
  'cape-town': [
    {
      name: 'Table Mountain by Platteklip',
      facts: ['nature', 'Hiking', 240, 0],
      description: 'Up the gorge on foot, down by the turning cable car.',
    },
    {
      name: 'Stellenbosch cellars',
      facts: ['food', 'Food & Drink', 420, 90],
      description: 'Chenin, pinotage and a long lunch under oaks.',
    },
    {
      name: 'Cape Point and penguins',
      facts: ['nature', 'Tours', 480, 70],
      description: "Chapman's Peak, the colony at Boulders and the last cape.",
    },
    {
      name: 'Robben Island',
      facts: ['cultural', 'Museums', 240, 40],
      description: 'The ferry, the quarry and the cell, told by one who was there.',
    },
  ],
  kruger: [
    {
      name: 'Sunrise game drive',
      facts: ['adventure', 'Tours', 240, 80],
      description: 'Blankets, coffee and whatever crossed the road in the night.',
    },
    {
      name: 'Bush walk with rangers',
      facts: ['nature', 'Hiking', 240, 75],
      description: 'On foot in single file, learning tracks and birds.',
    },
    {
      name: 'Panorama Route',
      facts: ['nature', 'Tours', 480, 35],
      description: "God's Window, Bourke's Luck potholes and Blyde canyon.",
    },
    {
      name: 'Boma dinner under the stars',
      facts: ['food', 'Food & Drink', 180, 45],
      description: 'Grilled game, pap and a fire in a ring of reeds.',
    },
  ],
  'victoria-falls': [
    {
      name: 'Falls rainforest path',
      facts: ['nature', 'Nature', 180, 50],
      description: 'Sixteen viewpoints and certain wetness from March to June.',
    },
    {
      name: 'White-water day in the gorge',
      facts: ['adventure', 'Adventure', 420, 140],
      description: 'Grade five rapids with names like Oblivion.',
    },
    {
      name: 'Zambezi sunset cruise',
      facts: ['water', 'Tours', 150, 60],
      description: 'Hippos, elephants and a slow boat.',
    },
    {
      name: 'Flight of Angels',
      facts: ['adventure', 'Adventure', 30, 175],
      description: 'A short helicopter loop along the whole curtain.',
    },
  ],
  mauritius: [
    {
      name: 'Catamaran to Île aux Cerfs',
      facts: ['water', 'Water Sports', 240, 55],
      description: 'Snorkel, grill on board and a sandbank to yourselves.',
    },
    {
      name: 'Le Morne at sunrise',
      facts: ['adventure', 'Hiking', 240, 60],
      description: 'A steep climb on a mountain with a history of freedom.',
    },
    {
      name: 'Port Louis street food walk',
      facts: ['food', 'Food & Drink', 180, 50],
      description: 'Dholl puri, boulettes and alouda in the market.',
    },
    {
      name: 'Black River Gorges',
      facts: ['nature', 'Nature', 180, 15],
      description: 'Waterfalls, pink pigeons and cool forest.',
    },
  ],
  seychelles: [
    {
      name: 'Sainte Anne marine park',
      facts: ['water', 'Water Sports', 420, 110],
      description: 'Snorkel with turtles and lunch on Moyenne island.',
    },
    {
      name: 'Anse Major coast trail',
      facts: ['nature', 'Hiking', 180, 0],
      description: 'A rocky path to a cove with no road.',
    },
    {
      name: 'Vallée de Mai on Praslin',
      facts: ['nature', 'Tours', 540, 160],
      description: 'The palm forest where the largest seed in the world grows.',
    },
    {
      name: 'Victoria market',
      facts: ['cultural', 'Shopping', 120, 0],
      description: "Vanilla, tuna and the smallest capital's clock tower.",
    },
  ],
};
