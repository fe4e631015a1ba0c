import type { CuratedActivities } from '../activity.model';

export const northernEuropeActivities: CuratedActivities = {
  reykjavik: [
    {
      name: 'Golden Circle',
      facts: ['nature', 'Tours', 480, 85],
      description: "The rift between continents, Geysir's neighbour and Gullfoss.",
    },
    {
      name: 'Geothermal lagoon',
      facts: ['relaxation', 'Nature', 180, 95],
      description: 'Warm mineral water in a lava field, best in bad weather.',
    },
    {
      name: 'Glacier walk at Sólheimajökull',
      facts: ['adventure', 'Adventure', 240, 130],
      description: 'Crampons, an axe and blue ice with a guide.',
    },
    {
      name: 'Whale watching in Faxaflói',
      facts: ['water', 'Tours', 180, 95],
      description: 'Minkes, humpbacks and puffins from the old harbour.',
    },
  ],
  tromso: [
    {
      name: 'Drive a dog sled',
      facts: ['adventure', 'Adventure', 240, 190],
      description: 'Six huskies, one brake, and a plateau all white.',
    },
    {
      name: 'Aurora chase by minibus',
      facts: ['nature', 'Tours', 420, 140],
      description: 'Guides drive to wherever the sky is clear, to Finland if need be.',
    },
    {
      name: 'Sámi camp and reindeer',
      facts: ['cultural', 'Tours', 240, 150],
      description: 'Feed the herd, eat stew in a lavvu and hear joik.',
    },
    {
      name: 'Fjord whales by silent boat',
      facts: ['water', 'Tours', 420, 170],
      description: 'Orcas and humpbacks follow herring into the fjords.',
    },
  ],
  copenhagen: [
    {
      name: 'Nordic food walk in Torvehallerne',
      facts: ['food', 'Food & Drink', 210, 110],
      description: 'Smørrebrød, natural wine and cardamom buns.',
    },
    {
      name: 'Tivoli Gardens',
      facts: ['relaxation', 'Entertainment', 180, 28],
      description: 'An 1843 pleasure garden with rides, lanterns and bands.',
    },
    {
      name: 'Harbour by kayak',
      facts: ['water', 'Water Sports', 120, 60],
      description: 'Paddle past the opera and under the bicycle bridges.',
    },
    {
      name: 'Louisiana Museum',
      facts: ['cultural', 'Museums', 240, 22],
      description: 'Modern art between lawns and the Sound, half an hour north.',
    },
  ],
  bergen: [
    {
      name: 'Nærøyfjord and the Flåm railway',
      facts: ['nature', 'Tours', 660, 190],
      description: 'Train, boat and train again through the narrowest fjord.',
    },
    {
      name: 'Vidden from Ulriken to Fløyen',
      facts: ['nature', 'Hiking', 300, 15],
      description: 'A stony plateau walk between two cable-car tops.',
    },
    {
      name: 'Fish market tasting',
      facts: ['food', 'Food & Drink', 150, 75],
      description: 'King crab, cured trout and brown cheese by the quay.',
    },
    {
      name: 'Bryggen and the Hanseatic past',
      facts: ['cultural', 'Historical Sites', 90, 16],
      description: 'Alleys of timber where stockfish made a league rich.',
    },
  ],
  rovaniemi: [
    {
      name: 'Snowmobile safari',
      facts: ['adventure', 'Adventure', 180, 130],
      description: 'Frozen rivers and fells on a machine made for two.',
    },
    {
      name: 'Santa Claus Village',
      facts: ['cultural', 'Entertainment', 240, 0],
      description: 'The post office, the line painted on the ground, the handshake.',
    },
    {
      name: 'Reindeer sleigh and campfire',
      facts: ['nature', 'Nature', 180, 85],
      description: 'Slow, silent, and coffee from a sooty pot at the end.',
    },
    {
      name: 'Smoke sauna and ice dip',
      facts: ['relaxation', 'Nature', 180, 65],
      description: 'Heat, steam, a hole in the lake, and again.',
    },
  ],
  berlin: [
    {
      name: 'Museum Island',
      facts: ['cultural', 'Museums', 240, 24],
      description: "Nefertiti, the Ishtar Gate's neighbours and a morning gone.",
    },
    {
      name: 'The Wall by bicycle',
      facts: ['cultural', 'Historical Sites', 180, 0],
      description: 'East Side Gallery to the Bernauer Strasse memorial.',
    },
    {
      name: 'Kreuzberg street food walk',
      facts: ['food', 'Food & Drink', 180, 60],
      description: 'Döner, Vietnamese noodles and a Späti beer.',
    },
    {
      name: 'Swim in Schlachtensee',
      facts: ['relaxation', 'Nature', 240, 8],
      description: 'Pine shade and clear water twenty minutes from the centre.',
    },
  ],
  krakow: [
    {
      name: 'Wieliczka salt mine',
      facts: ['cultural', 'Historical Sites', 240, 35],
      description: 'Chapels and chandeliers cut from salt, 135 metres down.',
    },
    {
      name: 'Auschwitz-Birkenau memorial',
      facts: ['cultural', 'Historical Sites', 420, 40],
      description: 'A hard and necessary day, with a guide.',
    },
    {
      name: 'Kazimierz dinner walk',
      facts: ['food', 'Food & Drink', 180, 45],
      description: 'Pierogi, zapiekanka and cherry vodka to klezmer.',
    },
    {
      name: 'Morskie Oko in the Tatras',
      facts: ['nature', 'Hiking', 600, 55],
      description: 'A forest road to a dark green lake under cliffs.',
    },
  ],
  budapest: [
    {
      name: 'Széchenyi thermal baths',
      facts: ['relaxation', 'Nature', 180, 32],
      description: 'Yellow palace, steaming pools, old men at chess.',
    },
    {
      name: 'Parliament and Danube walk',
      facts: ['cultural', 'Tours', 90, 30],
      description: 'Inside the great hall, then the bank of shoes and the Chain Bridge.',
    },
    {
      name: 'Market hall and cooking class',
      facts: ['food', 'Food & Drink', 180, 60],
      description: 'Paprika by the kilo and a pot of goulash of your own.',
    },
    {
      name: 'Caves under Buda',
      facts: ['adventure', 'Adventure', 180, 65],
      description: 'Helmets and overalls in the crawlways of Pál-völgy.',
    },
  ],
};
