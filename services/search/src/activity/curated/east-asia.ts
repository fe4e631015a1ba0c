import type { CuratedActivities } from '../activity.model';

export const eastAsiaActivities: CuratedActivities = {
  kyoto: [
    {
      name: 'Fushimi Inari before breakfast',
      facts: ['cultural', 'Historical Sites', 150, 0],
      description: 'Thousands of vermilion gates up a wooded hill.',
    },
    {
      name: 'Arashiyama bamboo and moss',
      facts: ['nature', 'Nature', 180, 10],
      description: "The grove at seven, then Gio-ji's moss garden.",
    },
    {
      name: 'Nishiki market and tea house',
      facts: ['food', 'Food & Drink', 180, 95],
      description: 'Pickles, yuba and matcha whisked in front of you.',
    },
    {
      name: 'Tea ceremony in a townhouse',
      facts: ['relaxation', 'Tours', 120, 45],
      description: 'An hour in which very little happens, very well.',
    },
  ],
  tokyo: [
    {
      name: 'Tsukiji outer market breakfast',
      facts: ['food', 'Food & Drink', 180, 85],
      description: 'Tamago, tuna and a knife shop, eight in the morning.',
    },
    {
      name: 'Sensō-ji and old Asakusa',
      facts: ['cultural', 'Historical Sites', 120, 0],
      description: 'Incense, fortunes and rice crackers under the great lantern.',
    },
    {
      name: 'teamLab digital art',
      facts: ['cultural', 'Museums', 120, 26],
      description: 'Walk barefoot through light that answers you.',
    },
    {
      name: 'Mount Takao',
      facts: ['nature', 'Hiking', 360, 15],
      description: 'Cedar paths, a temple and Fuji from the top.',
    },
  ],
  niseko: [
    {
      name: 'Powder day with a guide',
      facts: ['adventure', 'Adventure', 360, 75],
      description: 'Birch forest lines off the Grand Hirafu lifts.',
    },
    {
      name: 'Outdoor onsen',
      facts: ['relaxation', 'Nature', 120, 12],
      description: 'Hot mineral water with snow on the stones.',
    },
    {
      name: 'Hokkaidō izakaya evening',
      facts: ['food', 'Food & Drink', 180, 60],
      description: 'Crab, corn ramen and lamb on a dome grill.',
    },
    {
      name: 'Snowshoe around Half Moon Lake',
      facts: ['nature', 'Hiking', 180, 70],
      description: 'Quiet beech woods and a frozen lake.',
    },
  ],
  seoul: [
    {
      name: 'Gyeongbokgung palace',
      facts: ['cultural', 'Historical Sites', 150, 3],
      description: 'The guard change, and free entry if you come in hanbok.',
    },
    {
      name: 'Gwangjang market evening',
      facts: ['food', 'Food & Drink', 180, 60],
      description: 'Mung-bean pancakes, knife noodles and makgeolli.',
    },
    {
      name: 'Bukhansan ridge',
      facts: ['nature', 'Hiking', 300, 0],
      description: 'Granite domes above the city, an hour by metro.',
    },
    {
      name: 'Jjimjilbang afternoon',
      facts: ['relaxation', 'Entertainment', 180, 18],
      description: 'Hot rooms, cold rooms, naps and barley tea.',
    },
  ],
  taipei: [
    {
      name: 'Raohe night market',
      facts: ['food', 'Food & Drink', 180, 35],
      description: 'Pepper buns from the clay oven and twenty other things.',
    },
    {
      name: 'Beitou hot springs',
      facts: ['relaxation', 'Nature', 180, 15],
      description: 'Green sulphur water in a valley of bath houses.',
    },
    {
      name: 'Elephant Mountain',
      facts: ['nature', 'Hiking', 120, 0],
      description: 'Five hundred steps for the view of the tower.',
    },
    {
      name: 'National Palace Museum',
      facts: ['cultural', 'Museums', 180, 12],
      description: 'Imperial treasure, including a cabbage of jade.',
    },
  ],
  'hong-kong': [
    {
      name: 'Peak Tram and harbour',
      facts: ['relaxation', 'Tours', 120, 14],
      description: 'Up the steep tram by day, back to the ferry by night.',
    },
    {
      name: 'Dim sum and wet market walk',
      facts: ['food', 'Food & Drink', 180, 75],
      description: 'Steam baskets, roast goose and egg tarts.',
    },
    {
      name: "Dragon's Back to Big Wave Bay",
      facts: ['nature', 'Hiking', 240, 0],
      description: 'A ridge above the sea that ends on sand.',
    },
    {
      name: "Lantau's Big Buddha by cable car",
      facts: ['cultural', 'Historical Sites', 300, 30],
      description: 'Over the bay to bronze, monks and a fishing village.',
    },
  ],
  beijing: [
    {
      name: 'Great Wall at Mutianyu',
      facts: ['cultural', 'Historical Sites', 420, 55],
      description: 'Watchtowers on a green ridge, a toboggan down.',
    },
    {
      name: 'Forbidden City',
      facts: ['cultural', 'Historical Sites', 240, 10],
      description: 'Nine hundred rooms on one straight line.',
    },
    {
      name: 'Hutong dinner walk',
      facts: ['food', 'Food & Drink', 180, 65],
      description: 'Jianbing, lamb skewers and home noodles.',
    },
    {
      name: 'Temple of Heaven at dawn',
      facts: ['relaxation', 'Nature', 120, 4],
      description: 'Tai chi, choirs and old cypress trees.',
    },
  ],
  yangshuo: [
    {
      name: 'Bamboo raft on the Yulong',
      facts: ['water', 'Tours', 120, 30],
      description: 'A pole, two seats and peaks on both sides.',
    },
    {
      name: 'Climbing on Moon Hill',
      facts: ['adventure', 'Adventure', 240, 60],
      description: 'Limestone under an arch, ropes and a teacher.',
    },
    {
      name: 'Cycle the ten-mile gallery',
      facts: ['nature', 'Tours', 240, 12],
      description: 'Farm tracks between paddies, noodles on the way.',
    },
    {
      name: 'Village cooking class',
      facts: ['food', 'Food & Drink', 240, 40],
      description: 'Market, wok, beer fish and a river terrace.',
    },
  ],
};
