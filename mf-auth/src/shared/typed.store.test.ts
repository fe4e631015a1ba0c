import { forgetTyped, rememberTyped, typedSoFar } from './typed.store';

const nothing = { signInName: '', username: '', email: '', firstName: '', lastName: '' };
afterEach(forgetTyped);

test('what was typed stays, a part at a time, until it is forgotten', () => {
  expect(typedSoFar()).toEqual(nothing);
  rememberTyped({ username: 'ada', email: 'ada@example.org' });
  rememberTyped({ email: 'countess@example.org' });
  expect(typedSoFar()).toEqual({ ...nothing, username: 'ada', email: 'countess@example.org' });
  forgetTyped();
  expect(typedSoFar()).toEqual(nothing);
});
