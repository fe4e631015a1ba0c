import { firstPaint } from './first-paint';

const frames: (() => void)[] = [];
const page = (html: string, isHidden = false) => {
  const made = document.implementation.createHTMLDocument();
  made.body.innerHTML = html;
  Object.defineProperty(made, 'hidden', { value: isHidden });
  for (const picture of made.images) Object.defineProperty(picture, 'complete', { value: picture.id === 'there' });
  return made;
};
const HERO = '<img fetchpriority="high" src="/hero.avif">';

async function isDone(waiting: Promise<void>): Promise<boolean> {
  let done = false;
  void waiting.then(() => (done = true));
  await jest.advanceTimersByTimeAsync(0);
  return done;
}
const nextFrame = () => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  jest.useFakeTimers();
  frames.length = 0;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('firstPaint', () => {
  test.each([
    ['has no picture', '<img src="/late.avif">'],
    ['has its picture', '<img id="there" fetchpriority="high">'],
  ])('waits for one frame of a page that %s', async (_what, html) => {
    const waiting = firstPaint(page(html));
    expect(await isDone(waiting)).toBe(false);
    nextFrame();
    expect(await isDone(waiting)).toBe(true);
  });

  test.each(['load', 'error'])('waits for the frame after the first picture says %s', async (event) => {
    const shown = page(HERO);
    const waiting = firstPaint(shown);
    nextFrame();
    expect(await isDone(waiting)).toBe(false);
    shown.images[0]?.dispatchEvent(new Event(event));
    expect(await isDone(waiting)).toBe(false);
    nextFrame();
    expect(await isDone(waiting)).toBe(true);
  });

  test('does not wait in a tab that is not seen', async () => {
    expect(await isDone(firstPaint(page(HERO, true)))).toBe(true);
  });

  test('waits 0.4 s for a picture, and no longer', async () => {
    const waiting = firstPaint(page(HERO));
    await jest.advanceTimersByTimeAsync(399);
    expect(await isDone(waiting)).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await isDone(waiting)).toBe(true);
  });
});
