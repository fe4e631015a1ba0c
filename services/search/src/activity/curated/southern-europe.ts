import type { CuratedActivities } from '../activity.model';

export const southernEuropeActivities: CuratedActivities = {
  rome: [
    {
      name: 'Colosseum, Forum and Palatine',
      facts: ['cultural', 'Historical Sites', 180, 32],
      description: 'Walk from the arena floor to the hill where the emperors lived.',
    },
    {
      name: 'Vatican Museums and Sistine Chapel',
      facts: ['cultural', 'Museums', 180, 28],
      description: "Galleries of maps and tapestries that end under Michelangelo's ceiling.",
    },
    {
      name: 'Trastevere food walk',
      facts: ['food', 'Food & Drink', 210, 85],
      description: 'Supplì, cacio e pepe and a glass of Frascati in five small kitchens.',
    },
    {
      name: 'Bikes on the Appian Way',
      facts: ['nature', 'Nature', 180, 18],
      description: 'Ride old basalt stones between umbrella pines and tombs.',
    },
  ],
  florence: [
    {
      name: 'Uffizi Gallery',
      facts: ['cultural', 'Museums', 180, 27],
      description: 'The great rooms of Botticelli, Leonardo and Caravaggio above the Arno.',
    },
    {
      name: 'Climb of the cathedral dome',
      facts: ['cultural', 'Historical Sites', 90, 32],
      description: "463 steps between the two shells of Brunelleschi's dome.",
    },
    {
      name: 'Chianti wine afternoon',
      facts: ['food', 'Food & Drink', 360, 120],
      description: 'Two estates, a cellar and a plate of pecorino among the vines.',
    },
    {
      name: 'Boboli Gardens',
      facts: ['relaxation', 'Nature', 120, 11],
      description: 'Shaded terraces, statues and a view back over the roofs.',
    },
  ],
  barcelona: [
    {
      name: 'Sagrada Família with a tower',
      facts: ['cultural', 'Historical Sites', 120, 35],
      description: "Gaudí's unfinished church, its forest of columns and a lift up a tower.",
    },
    {
      name: 'Tapas evening in El Born',
      facts: ['food', 'Food & Drink', 180, 75],
      description: 'Vermouth, anchovies and grilled razor clams bar by bar.',
    },
    {
      name: 'Paddle boarding off Barceloneta',
      facts: ['water', 'Water Sports', 120, 45],
      description: 'A lesson on flat morning water in front of the city beach.',
    },
    {
      name: 'Montserrat ridge walk',
      facts: ['adventure', 'Hiking', 360, 60],
      description: 'Rack railway up, then a path along the serrated rocks above the abbey.',
    },
  ],
  seville: [
    {
      name: 'Real Alcázar and gardens',
      facts: ['cultural', 'Historical Sites', 150, 18],
      description: 'Mudéjar halls and pools still used by the royal family.',
    },
    {
      name: 'Flamenco in a small tablao',
      facts: ['cultural', 'Entertainment', 90, 30],
      description: 'Song, guitar and dance without microphones for sixty people.',
    },
    {
      name: 'Triana market and cooking class',
      facts: ['food', 'Food & Drink', 180, 70],
      description: 'Shop in the market hall and cook salmorejo and a paella.',
    },
    {
      name: 'Doñana wetlands by jeep',
      facts: ['nature', 'Nature', 540, 95],
      description: 'Flamingos, deer and, with luck, a lynx in the marsh.',
    },
  ],
  lisbon: [
    {
      name: 'Belém tower and monastery',
      facts: ['cultural', 'Historical Sites', 150, 14],
      description: 'The carved cloister and river fort from which the caravels left.',
    },
    {
      name: 'Petiscos and port walk',
      facts: ['food', 'Food & Drink', 210, 80],
      description: 'Canned fish, green wine and custard tarts in the old quarters.',
    },
    {
      name: 'Surf lesson at Costa da Caparica',
      facts: ['water', 'Water Sports', 180, 50],
      description: 'Long sandy waves that forgive beginners.',
    },
    {
      name: 'Sintra palaces and Cabo da Roca',
      facts: ['nature', 'Tours', 480, 75],
      description: 'Fairy-tale palaces in wet forest, then the last cliff of Europe.',
    },
  ],
  santorini: [
    {
      name: 'Caldera path from Fira to Oia',
      facts: ['nature', 'Hiking', 240, 0],
      description: 'Ten kilometres along the rim with the sea on one side all the way.',
    },
    {
      name: 'Catamaran around the caldera',
      facts: ['water', 'Tours', 300, 130],
      description: 'Swim at hot springs and Red Beach, dinner on board at sunset.',
    },
    {
      name: 'Assyrtiko wineries',
      facts: ['food', 'Food & Drink', 240, 110],
      description: 'Three cellars that grow vines in nests against the wind.',
    },
    {
      name: 'Akrotiri excavation',
      facts: ['cultural', 'Historical Sites', 120, 14],
      description: 'A Bronze Age town kept under ash, under one great roof.',
    },
  ],
  athens: [
    {
      name: 'Acropolis and its museum',
      facts: ['cultural', 'Historical Sites', 150, 33],
      description: 'The marble hill early, then the cool galleries below it.',
    },
    {
      name: 'Central market and meze walk',
      facts: ['food', 'Food & Drink', 180, 65],
      description: 'Olives, loukoumades and a table in a tavern cellar.',
    },
    {
      name: 'Day sail to Agistri and Aegina',
      facts: ['water', 'Water Sports', 480, 110],
      description: 'Swim stops and a fish lunch in the Saronic Gulf.',
    },
    {
      name: 'Cape Sounion at sunset',
      facts: ['nature', 'Nature', 300, 45],
      description: "The coast road to Poseidon's temple on its bluff.",
    },
  ],
  dubrovnik: [
    {
      name: 'City walls walk',
      facts: ['cultural', 'Historical Sites', 120, 43],
      description: 'Two kilometres above the roofs with the sea below.',
    },
    {
      name: 'Sea kayak to Betina cave',
      facts: ['water', 'Water Sports', 180, 50],
      description: 'Paddle under the ramparts to a pebble cove you reach only by water.',
    },
    {
      name: 'Lokrum island',
      facts: ['nature', 'Nature', 240, 30],
      description: 'Botanical garden, salt lake and free-roaming peacocks.',
    },
    {
      name: 'Pelješac wine and oysters',
      facts: ['food', 'Food & Drink', 420, 115],
      description: 'Oysters from the rope in Ston and three cellars of Plavac Mali.',
    },
  ],
  mallorca: [
    {
      name: 'Dry-stone route near Deià',
      facts: ['nature', 'Hiking', 300, 0],
      description: 'An old mule path between olive terraces and the sea.',
    },
    {
      name: 'Boat day to Cala Varques',
      facts: ['water', 'Tours', 300, 75],
      description: 'Snorkel over seagrass and lunch at anchor.',
    },
    {
      name: 'Wooden train to Sóller',
      facts: ['relaxation', 'Tours', 240, 32],
      description: 'A 1912 train through the mountains and a tram down to the port.',
    },
    {
      name: 'Palma cathedral',
      facts: ['cultural', 'Museums', 90, 10],
      description: "Gaudí's canopy and one of the largest rose windows anywhere.",
    },
  ],
};
