import { askOwnPicks, withoutChooser } from './own-picks.model';
import { somePreferences } from './recommendation.fake';

test('our own picks are asked for once, for the same wish', () => {
  const asked = askOwnPicks(somePreferences());
  expect(asked).toEqual({ ...somePreferences(), chooser: 'catalogue' });
  expect(withoutChooser(asked)).toEqual(somePreferences());
});
