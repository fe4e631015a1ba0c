import { aRecommendation } from '../list/list.fake';
import { isShowable } from './model-reason.model';

const lisbon = aRecommendation({
  highlights: ['Alfama', 'Белен', 'Miradouro da Graça'],
  reason: 'About 2h 40m by air and $1,240 a person for 7 days.',
});

test.each([
  'Warm.',
  'High valleys and old stones, with a tram that climbs through all of it.',
  'It takes 2h 40m by air and $1,240 a person.',
  'A week of 7 days in the Alfama, and an evening at the Miradouro da Graça.',
  'Белен is on the river, and it is at its best in spring.',
  'Alfama, Belém, Sintra, Cascais and the beaches of Caparica.',
])('%s can be shown', (reason) => expect(isShowable(reason, lisbon)).toBe(true));

test.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['an address', 'See https://evil.example for deals.'],
  ['a bare address', 'Visit cheap-flights.com today.'],
  ['a link of its own', '[Book](javascript:alert(1))'],
  ['too much', 'x'.repeat(701)],
  ['a price that is not ours', 'It is only $99 for the whole of the week.'],
  ['a price that is a figure of something else', 'Everything here costs you only $7 today.'],
  ['a price in words that is a figure of something else', 'It costs you only 40 dollars here.'],
  ['a price that stands elsewhere in the place', 'It is only $130 for all of you and more.'],
  ['a longer stay than costed', 'You have 14 days in the old town.'],
  ['a stay as long as a flight', 'You have 40 days in the old town.'],
  ['German', 'Die Stadt liegt am Fluss und hat viele schöne Plätze, man isst dort sehr gut.'],
  ['Spanish', 'Una ciudad preciosa junto al río, con tranvías, miradores y muy buena comida.'],
  ['Polish', 'Piękne miasto nad rzeką, z tramwajami, widokami oraz bardzo dobrym jedzeniem.'],
  ['Russian', 'Прекрасный город у реки, где хорошо весной и осенью.'],
  ['Chinese', '里斯本是一座美丽的城市，适合春天旅行。'],
])('%s cannot', (_what, reason) => expect(isShowable(reason, lisbon)).toBe(false));
