/** What people visit beside the destinations of the catalogue, with quarters, part of the world by part of the world. */
import africa from './quarters/visited/africa.json' with { type: 'json' };
import alps from './quarters/visited/alps.json' with { type: 'json' };
import balkans from './quarters/visited/balkans.json' with { type: 'json' };
import britainIreland from './quarters/visited/britain-ireland.json' with { type: 'json' };
import canada from './quarters/visited/canada.json' with { type: 'json' };
import centralAmerica from './quarters/visited/central-america.json' with { type: 'json' };
import eastAsia from './quarters/visited/east-asia.json' with { type: 'json' };
import france from './quarters/visited/france.json' with { type: 'json' };
import germany from './quarters/visited/germany.json' with { type: 'json' };
import greece from './quarters/visited/greece.json' with { type: 'json' };
import italyPortugal from './quarters/visited/italy-portugal.json' with { type: 'json' };
import mexicoCaribbean from './quarters/visited/mexico-caribbean.json' with { type: 'json' };
import middleEast from './quarters/visited/middle-east.json' with { type: 'json' };
import northSeaBaltic from './quarters/visited/north-sea-baltic.json' with { type: 'json' };
import oceania from './quarters/visited/oceania.json' with { type: 'json' };
import southAmerica from './quarters/visited/south-america.json' with { type: 'json' };
import southAsia from './quarters/visited/south-asia.json' with { type: 'json' };
import southEastAsia from './quarters/visited/south-east-asia.json' with { type: 'json' };
import spain from './quarters/visited/spain.json' with { type: 'json' };
import turkeyCyprus from './quarters/visited/turkey-cyprus.json' with { type: 'json' };
import usCities from './quarters/visited/us-cities.json' with { type: 'json' };
import usCoasts from './quarters/visited/us-coasts.json' with { type: 'json' };

export const visitedQuarters = [
  africa,
  alps,
  balkans,
  britainIreland,
  canada,
  centralAmerica,
  eastAsia,
  france,
  germany,
  greece,
  italyPortugal,
  mexicoCaribbean,
  middleEast,
  northSeaBaltic,
  oceania,
  southAmerica,
  southAsia,
  southEastAsia,
  spain,
  turkeyCyprus,
  usCities,
  usCoasts,
];
