import { parseBestTime } from './best-time.model';

describe('the months of a best time', () => {
  test.each([
    ['April to June, September', [4, 5, 6, 9]],
    ['November to January', [11, 12, 1]],
    ['Apr-Jun', [4, 5, 6]],
    ['Sept\u2013Oct', [9, 10]],
    ['Mid-March through early June', [3, 4, 5, 6]],
    ['May', [5]],
    ['May and October', [5, 10]],
    ['Winter (December to March)', [12, 1, 2, 3]],
    ['Autumn', [9, 10, 11]],
    ['fall', [9, 10, 11]],
    ['spring and summer', [3, 4, 5, 6, 7, 8]],
    ['any time', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['January until February', [1, 2]],
    ['Jul. to Aug', [7, 8]],
    ['May, May', [5]],
    ['June, in summer', [6]],
    ['', []],
    ['All year', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['Year-round', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['it may rain, march on', []],
    ['whenever', []],
  ])('%s are %j', (bestTime, months) => {
    expect(parseBestTime(bestTime)).toEqual(months);
  });
});
