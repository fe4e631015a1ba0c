import type { CuratedActivities } from '../activity.model';

export const oceaniaActivities: CuratedActivities = {
  queenstown: [
    {
      name: 'Bungee at Kawarau',
      facts: ['adventure', 'Adventure', 120, 150],
      description: 'Where it began, forty-three metres over a green river.',
    },
    {
      name: 'Milford Sound day',
      facts: ['nature', 'Tours', 720, 160],
      description: 'Mirror lakes, a tunnel and cliffs out of the sea.',
    },
    {
      name: 'Gibbston wine trail by bike',
      facts: ['food', 'Food & Drink', 360, 130],
      description: 'Pinot, cheese and a flat gravel path.',
    },
    {
      name: 'Queenstown Hill',
      facts: ['nature', 'Hiking', 240, 0],
      description: 'Pines, then tussock, then the whole lake.',
    },
  ],
  rotorua: [
    {
      name: 'Māori evening and hāngī',
      facts: ['cultural', 'Entertainment', 210, 95],
      description: 'Welcome, song and dinner from the earth oven.',
    },
    {
      name: 'Wai-O-Tapu',
      facts: ['nature', 'Nature', 180, 25],
      description: 'Champagne-coloured pools and a morning geyser.',
    },
    {
      name: 'Whakarewarewa bike trails',
      facts: ['adventure', 'Adventure', 180, 60],
      description: 'Flowing tracks for every nerve under redwoods.',
    },
    {
      name: 'Polynesian Spa',
      facts: ['relaxation', 'Nature', 120, 40],
      description: 'Lakeside hot pools at four temperatures.',
    },
  ],
  sydney: [
    {
      name: 'Inside the Opera House',
      facts: ['cultural', 'Tours', 60, 35],
      description: 'The shells, the halls and the fight to build them.',
    },
    {
      name: 'Bondi to Coogee',
      facts: ['nature', 'Hiking', 150, 0],
      description: 'Cliffs, ocean pools and bays.',
    },
    {
      name: 'Surf lesson at Manly',
      facts: ['water', 'Water Sports', 120, 75],
      description: 'Ferry over, foam board, stand by noon.',
    },
    {
      name: 'Inner West food walk',
      facts: ['food', 'Food & Drink', 180, 80],
      description: 'Banh mi, natural wine and Lebanese sweets.',
    },
  ],
  cairns: [
    {
      name: 'Outer reef snorkel',
      facts: ['water', 'Water Sports', 480, 190],
      description: 'Two sites, giant clams and turtles.',
    },
    {
      name: 'Daintree and Cape Tribulation',
      facts: ['nature', 'Tours', 600, 140],
      description: 'Where the forest meets the reef, with a river of crocodiles.',
    },
    {
      name: 'Tully River rafting',
      facts: ['adventure', 'Adventure', 300, 130],
      description: 'Warm water, grade four, tropical gorge.',
    },
    {
      name: 'Kuranda train and Skyrail',
      facts: ['relaxation', 'Tours', 300, 75],
      description: 'Up by old railway, down over the canopy.',
    },
  ],
  uluru: [
    {
      name: 'Mala walk with a ranger',
      facts: ['cultural', 'Tours', 120, 0],
      description: 'Rock art, waterholes and law, free each morning.',
    },
    {
      name: 'Base walk at dawn',
      facts: ['nature', 'Hiking', 240, 0],
      description: 'Ten flat kilometres, never the same side twice.',
    },
    {
      name: 'Valley of the Winds',
      facts: ['adventure', 'Hiking', 240, 0],
      description: 'Between the domes of Kata Tjuṯa before the heat.',
    },
    {
      name: 'Dinner under the desert sky',
      facts: ['food', 'Food & Drink', 240, 220],
      description: 'Bush flavours, white cloths and a star guide.',
    },
  ],
  hobart: [
    {
      name: 'MONA by camouflaged ferry',
      facts: ['cultural', 'Museums', 240, 40],
      description: 'Old, new and odd art down a cliff.',
    },
    {
      name: 'Bruny Island tasting',
      facts: ['food', 'Tours', 540, 150],
      description: 'Oysters, cheese, honey and a lighthouse.',
    },
    {
      name: 'Kunanyi summit track',
      facts: ['nature', 'Hiking', 240, 0],
      description: 'Organ pipes of dolerite over the estuary.',
    },
    {
      name: 'Bonorong sanctuary',
      facts: ['nature', 'Nature', 180, 28],
      description: 'Devils, wombats and forester kangaroos up close.',
    },
  ],
  fiji: [
    {
      name: 'Mamanuca island day',
      facts: ['water', 'Water Sports', 480, 110],
      description: 'Sail, snorkel and lunch on a sand cay.',
    },
    {
      name: 'Village visit and kava',
      facts: ['cultural', 'Tours', 240, 55],
      description: 'Bring yaqona, sit cross-legged, sing.',
    },
    {
      name: 'Sabeto mud pools',
      facts: ['relaxation', 'Nature', 180, 25],
      description: 'Mud, hot springs and a mountain called Sleeping Giant.',
    },
    {
      name: 'Navua river and zipline',
      facts: ['adventure', 'Adventure', 240, 95],
      description: 'Canoes to a waterfall, wires over the canopy.',
    },
  ],
  'bora-bora': [
    {
      name: 'Lagoon by outrigger',
      facts: ['water', 'Tours', 360, 120],
      description: 'Rays, reef sharks and lunch on a motu.',
    },
    {
      name: 'Spa facing Otemanu',
      facts: ['relaxation', 'Nature', 120, 140],
      description: 'Monoi oil and the sound of water.',
    },
    {
      name: 'Valley of the Kings with a guide',
      facts: ['adventure', 'Hiking', 300, 80],
      description: 'Banyan roots, petroglyphs and a ridge view.',
    },
    {
      name: 'Pearl workshop in Vaitape',
      facts: ['cultural', 'Shopping', 120, 0],
      description: 'How a grain becomes a black pearl.',
    },
  ],
};
