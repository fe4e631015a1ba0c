import type { CuratedActivities } from '../activity.model';

export const westernEuropeActivities: CuratedActivities = {
  paris: [
    {
      name: 'The Louvre with a plan',
      facts: ['cultural', 'Museums', 240, 24],
      description: 'Three wings, one route: antiquities, the great gallery and out.',
    },
    {
      name: "Musée d'Orsay",
      facts: ['cultural', 'Museums', 150, 17],
      description: 'Monet, Degas and Van Gogh in a railway station.',
    },
    {
      name: 'Marais market and pastry walk',
      facts: ['food', 'Food & Drink', 180, 95],
      description: 'Cheese, chocolate and the reason a croissant should crackle.',
    },
    {
      name: 'Seine at dusk',
      facts: ['relaxation', 'Tours', 60, 18],
      description: 'An hour by boat as the bridges light up.',
    },
  ],
  london: [
    {
      name: 'Tower of London',
      facts: ['cultural', 'Historical Sites', 180, 45],
      description: 'Ravens, armour and the Crown Jewels with a Yeoman Warder.',
    },
    {
      name: 'West End show',
      facts: ['cultural', 'Entertainment', 180, 75],
      description: 'A proper theatre with velvet seats and an ice cream at the interval.',
    },
    {
      name: 'Borough Market tasting walk',
      facts: ['food', 'Food & Drink', 180, 80],
      description: 'Cheddar, oysters and sausage rolls under the railway arches.',
    },
    {
      name: 'Kew Gardens',
      facts: ['nature', 'Nature', 180, 28],
      description: 'Glasshouses and a walkway in the tree tops.',
    },
  ],
  edinburgh: [
    {
      name: 'Edinburgh Castle',
      facts: ['cultural', 'Historical Sites', 150, 25],
      description: "The crown, the great hall and the one o'clock gun.",
    },
    {
      name: "Arthur's Seat",
      facts: ['nature', 'Hiking', 120, 0],
      description: 'An old volcano with the whole city and the firth below.',
    },
    {
      name: 'Whisky tasting off the Royal Mile',
      facts: ['food', 'Food & Drink', 120, 55],
      description: 'Five regions of malt and how to tell them apart.',
    },
    {
      name: 'Glencoe and Loch Ness day',
      facts: ['adventure', 'Tours', 660, 70],
      description: 'Through the Highlands to the deep loch and back by the glen.',
    },
  ],
  amsterdam: [
    {
      name: 'Rijksmuseum',
      facts: ['cultural', 'Museums', 180, 25],
      description: 'The Night Watch, delftware and a bicycle passage through it all.',
    },
    {
      name: 'Anne Frank House',
      facts: ['cultural', 'Museums', 90, 18],
      description: 'The hidden rooms on Prinsengracht; reserve weeks ahead.',
    },
    {
      name: 'Small-boat canal cruise',
      facts: ['relaxation', 'Tours', 90, 25],
      description: 'An open boat that fits under the lowest bridges.',
    },
    {
      name: 'Jordaan tasting walk',
      facts: ['food', 'Food & Drink', 180, 70],
      description: 'Herring, stroopwafels and old cheese in brown cafés.',
    },
  ],
  interlaken: [
    {
      name: 'Tandem paragliding',
      facts: ['adventure', 'Adventure', 90, 195],
      description: 'Run four steps off a meadow and float down between the lakes.',
    },
    {
      name: 'Panorama trail to Kleine Scheidegg',
      facts: ['nature', 'Hiking', 180, 30],
      description: "An easy high path with the Eiger's north face beside it.",
    },
    {
      name: 'Steamer on Lake Brienz',
      facts: ['relaxation', 'Tours', 120, 40],
      description: 'A paddle steamer on milk-blue water to Giessbach falls.',
    },
    {
      name: 'Jungfraujoch railway',
      facts: ['nature', 'Tours', 420, 210],
      description: 'To 3,454 metres through the inside of the Eiger.',
    },
  ],
  chamonix: [
    {
      name: 'Vallée Blanche with a guide',
      facts: ['adventure', 'Adventure', 420, 140],
      description: 'Twenty kilometres of glacier on skis, roped down the first ridge.',
    },
    {
      name: 'Aiguille du Midi cable car',
      facts: ['nature', 'Tours', 180, 85],
      description: 'Two cabins up to a needle of rock opposite Mont Blanc.',
    },
    {
      name: 'Lac Blanc trail',
      facts: ['nature', 'Hiking', 300, 25],
      description: 'To a high tarn that holds the whole range upside down.',
    },
    {
      name: 'Alpine baths',
      facts: ['relaxation', 'Nature', 180, 48],
      description: 'Warm pools outdoors with snow on the rail.',
    },
  ],
  vienna: [
    {
      name: 'Schönbrunn Palace',
      facts: ['cultural', 'Historical Sites', 180, 30],
      description: 'The state rooms, then up to the Gloriette for the view.',
    },
    {
      name: 'Evening concert in the Musikverein',
      facts: ['cultural', 'Entertainment', 150, 60],
      description: 'The golden hall and the orchestra it was built for.',
    },
    {
      name: 'Coffee house and Naschmarkt walk',
      facts: ['food', 'Food & Drink', 180, 65],
      description: 'Sachertorte, goulash and why the waiter is like that.',
    },
    {
      name: 'Kahlenberg vineyard walk',
      facts: ['nature', 'Hiking', 180, 12],
      description: 'Vines above the Danube and a new wine in a garden tavern.',
    },
  ],
  prague: [
    {
      name: 'Prague Castle and St Vitus',
      facts: ['cultural', 'Historical Sites', 180, 19],
      description: 'Cathedral glass by Mucha and the tiny houses of Golden Lane.',
    },
    {
      name: 'Brewery walk in Vinohrady',
      facts: ['food', 'Food & Drink', 180, 55],
      description: 'Three kinds of lager poured the Czech way.',
    },
    {
      name: 'Boat under Charles Bridge',
      facts: ['relaxation', 'Tours', 60, 20],
      description: "The river's own view of the old town.",
    },
    {
      name: 'Bohemian Switzerland gorge',
      facts: ['adventure', 'Hiking', 540, 75],
      description: 'Sandstone arches and a boat ride through a narrow gorge.',
    },
  ],
};
