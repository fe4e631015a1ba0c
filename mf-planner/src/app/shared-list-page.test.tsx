import type { SharedList } from '@sojourn/contracts/recommendation-list';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { keepRecommendations, readRecommendations } from '../shared/preferences.store';
import { anAnswer, aRecommendation, somePreferences } from '../shared/recommendation.fake';
import { RecommendationsPage } from './recommendations-page';

const { vacationType, duration, travelStyle, interests } = somePreferences();
const aList = (change: Partial<SharedList> = {}): SharedList => ({
  ...{ vacationType, budget: 2_500, duration, travelStyle, interests },
  recommendations: anAnswer().recommendations,
  source: 'catalogue',
  when: { month: 7 },
  from: 'Leeds',
  day: '2026-11-22',
  expiresAt: '2026-12-22T10:00:00.000Z',
  ...change,
});

let api: ReturnType<typeof fakeApi>;
function open(fakes: Fakes, at = '/recommendations?list=a-token') {
  api = fakeApi(fakes);
  return render(
    <PortalForTests at={at} user={null}>
      <RecommendationsPage />
    </PortalForTests>,
  );
}
const path = 'GET /api/ai/shared/a-token';

beforeEach(() => localStorage.clear());
afterEach(() => api.restore());

test('a list that was passed on shows what it was made for, and each place', async () => {
  const { container } = open({ [path]: () => aList() });
  const asked = await screen.findByRole('region', { name: 'What it was made for' });
  expect(asked).toHaveTextContent('Made on Nov 22, 2026, with prices from Leeds. This link works until Dec 22, 2026.');
  for (const words of ['Cultural, romantic', '$2,500', '1 week', 'July', 'Leeds'])
    expect(within(asked).getByText(words)).toBeInTheDocument();
  expect(within(asked).getByRole('link', { name: 'Plan your own' })).toHaveAttribute('href', '/plan-trip');
  expect(screen.getByRole('heading', { level: 1, name: 'A list for you to look at' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Sample prices')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('it opens at the place that the link is about, and says nothing of where from when nobody knows', async () => {
  open({ [path]: () => aList({ from: undefined }) }, '/recommendations?list=a-token&place=kyoto');
  expect(await screen.findByRole('button', { name: 'Kyoto' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Lisbon' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Starting from')).not.toBeInTheDocument();
});

test('is passed on further by the same link', async () => {
  const copy = jest.fn<Promise<void>, [string]>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copy }, configurable: true });
  open({ [path]: () => aList() });
  await userEvent.click(await screen.findByRole('button', { name: 'Share this list' }));
  expect(copy.mock.calls[0]?.[0]).toMatch(/ http:\/\/localhost\/recommendations\?list=a-token$/);
  await userEvent.click(screen.getByRole('button', { name: 'Kyoto' }));
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(copy.mock.calls[1]?.[0]).toMatch(/ http:\/\/localhost\/recommendations\?list=a-token&place=kyoto$/);
});

test('leaves what this browser was answered as it is', async () => {
  keepRecommendations({
    answer: anAnswer({ recommendations: [aRecommendation({ id: 'oslo', destination: 'Oslo' })] }),
    preferences: somePreferences(),
  });
  const before = readRecommendations();
  open({ [path]: () => aList() });
  await screen.findByRole('article', { name: 'Kyoto' });
  expect(screen.queryByRole('article', { name: 'Oslo' })).not.toBeInTheDocument();
  expect(readRecommendations()).toEqual(before);
});

test('a link that opens nothing says so, and what to do', async () => {
  const { container } = open({ [path]: () => fakeError(404, 'not-found', 'Gone.') });
  expect(await screen.findByRole('heading', { level: 1, name: 'This list is no longer here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Plan your own' })).toHaveAttribute('href', '/plan-trip');
  expect(await axe(container)).toHaveNoViolations();
});

test('a list that cannot be loaded can be tried again', async () => {
  let isAway = true;
  open({ [path]: () => (isAway ? fakeError(503, 'unavailable', 'Away.') : aList()) });
  expect(await screen.findByText('This list could not be loaded')).toBeInTheDocument();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: /Try again/i }));
  expect(await screen.findByRole('article', { name: 'Lisbon' })).toBeInTheDocument();
});
