import type { Preferences, Recommendation } from '@sojourn/contracts';
import { tripProposalSchema } from '@sojourn/contracts/plan';
import { loadable, RemotesProvider, useToast, type Remotes } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { keepRecommendations, readPreferences, readRecommendations } from '../shared/preferences.store';
import { anAnswer, aRecommendation, somePreferences } from '../shared/recommendation.fake';
import { RecommendationsPage } from './recommendations-page';

function Around() {
  const { current } = useToast();
  const { pathname } = useLocation();
  return (
    <>
      <p>{`at ${pathname}`}</p>
      <div role="status" aria-label="Toast">
        {current && (
          <>
            {current.title}
            <p>{current.description}</p>
            {current.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
          </>
        )}
      </div>
    </>
  );
}

let api: ReturnType<typeof fakeApi>;
function open(options: { fakes?: Fakes } = {}) {
  api = fakeApi(options.fakes ?? {});
  return render(
    <PortalForTests at="/recommendations" user={null}>
      <RecommendationsPage />
      <Around />
    </PortalForTests>,
  );
}

const toast = () => screen.getByRole('status', { name: 'Toast' });
const card = (name: string) => screen.getByRole('article', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** What was asked for new recommendations with; what is read of a wish while somebody types asks for other things. */
const sent = () =>
  api.calls
    .filter(({ method, path }) => `${method} ${path}` === 'POST /api/ai/recommendations')
    .map(({ body }) => body as Preferences);
const area = () => screen.getByRole('textbox', { name: /Refine your recommendations/ });
const streamed = (...events: [string, unknown][]) =>
  new Response(events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
const seed = (answer = anAnswer(), preferences = somePreferences()) => keepRecommendations({ answer, preferences });

beforeEach(() => {
  localStorage.clear();
  seed();
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

describe('recommendations', () => {
  test('say that there are none, and where to get some', async () => {
    localStorage.clear();
    const { container } = open();
    expect(screen.getByRole('heading', { name: 'No Recommendations Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/plan-trip');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('say where they were made before for the same wish', () => {
    const { unmount } = open();
    expect(screen.queryByText(/Made earlier/)).not.toBeInTheDocument();
    unmount();
    seed(anAnswer({ isRepeated: true }));
    open();
    expect(screen.getByText(/catalogue\. Made earlier, for the same wish\.$/)).toBeInTheDocument();
  });

  test('show what was asked, and each place in short', async () => {
    seed(anAnswer({ note: 'Flight figures are averages.' }));
    const { container } = open();
    const asked = screen.getByRole('region', { name: 'Your preferences' });
    expect(within(asked).getByText('Cultural, romantic')).toBeInTheDocument();
    expect(within(asked).getByText('$2,500')).toBeInTheDocument();
    expect(within(asked).getByRole('link', { name: 'Start Over' })).toHaveAttribute('href', '/plan-trip');
    expect(screen.getByText('Sample prices')).toBeInTheDocument();
    expect(screen.getByText(/Picked by our built-in recommender from the Sojourn catalogue\./)).toBeInTheDocument();
    expect(screen.getByText('Flight figures are averages.')).toBeInTheDocument();
    const lisbon = card('Lisbon');
    expect(lisbon).toHaveTextContent('Portugal');
    expect(lisbon).toHaveTextContent('$1,240 per person');
    expect(lisbon).toHaveTextContent('Best time: April to June, September');
    expect(lisbon).toHaveTextContent('Flight: 2h 40m');
    expect(lisbon).toHaveTextContent(aRecommendation().reason);
    expect(within(within(lisbon).getByRole('list', { name: 'Highlights' })).getAllByRole('listitem')).toHaveLength(4);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('do not call the prices of a language model samples', () => {
    seed(anAnswer({ source: 'model' }));
    open();
    expect(screen.queryByText('Sample prices')).not.toBeInTheDocument();
    expect(screen.getByText(/Written by a language model/)).toBeInTheDocument();
  });

  test('are shown from a bare list, without what nobody remembers', () => {
    localStorage.clear();
    localStorage.setItem('aiRecommendations', JSON.stringify([aRecommendation()]));
    open();
    expect(card('Lisbon')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Over' })).toHaveAttribute('href', '/plan-trip');
  });

  test('unfold one at a time, by keyboard too', async () => {
    const { container } = open();
    const lisbon = within(card('Lisbon')).getByRole('button', { name: 'Lisbon' });
    expect(lisbon).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Small hotel in Alfama')).not.toBeInTheDocument();
    lisbon.focus();
    await userEvent.keyboard('{Enter}');
    expect(lisbon).toHaveAttribute('aria-expanded', 'true');
    expect(card('Lisbon')).toHaveTextContent('About $230 per person, there and back');
    expect(card('Lisbon')).toHaveTextContent('$62 to $97 a person a night, mid-range');
    expect(screen.getByText('Pastry workshop (2h, $45)')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await press('Kyoto');
    expect(lisbon).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('button', { name: 'Save This Trip' })).toHaveLength(1);
    await press('Kyoto');
    expect(screen.queryByRole('button', { name: 'Save This Trip' })).not.toBeInTheDocument();
  });
});

describe('saving a recommendation', () => {
  test('is the trips’ own part, which gets the whole trip as it is shown', async () => {
    const proposals: unknown[] = [];
    const Saver = ({ proposal, onSaved }: { proposal: unknown; onSaved: (isSaved: boolean) => void }) => {
      proposals.push(proposal);
      return <button onClick={() => onSaved(true)}>Save This Trip</button>;
    };
    const remotes = { widget: () => loadable(async () => Saver) } as unknown as Remotes;
    api = fakeApi({});
    render(
      <PortalForTests at="/recommendations" user={null}>
        <RemotesProvider remotes={remotes} failure={() => <p role="alert">Away</p>}>
          <RecommendationsPage />
        </RemotesProvider>
      </PortalForTests>,
    );
    await press('Lisbon');
    // What stands in until the part has come has the same name, and is busy.
    await userEvent.click(await screen.findByRole('button', { name: 'Save This Trip', busy: false }));
    expect(within(card('Lisbon')).getByText('Saved')).toBeInTheDocument();
    const proposal = tripProposalSchema.parse(proposals.at(-1));
    expect(proposal).toMatchObject({ title: 'A week in Lisbon', budget: 2_480, people: 2 });
    expect(proposal.startDate).toMatch(/^\d{4}-04-0[1-7]$/);
    await press('Lisbon');
    expect(within(card('Lisbon')).getByText('Saved')).toBeInTheDocument();
  });

  test('waits for it', async () => {
    open();
    await press('Lisbon');
    expect(screen.getByRole('button', { name: 'Save This Trip' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('sharing a recommendation', () => {
  const words = /^Lisbon, Portugal: about \$1,240 per person.* http:\/\/localhost\/plan-trip$/;
  const setDevice = (part: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, part, { value, configurable: true });
  const copy = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    copy.mockReset().mockResolvedValue();
    setDevice('clipboard', { writeText: copy });
    setDevice('share', undefined);
  });

  test('copies a text with a link where the device has no sharing of its own', async () => {
    open();
    await press('Lisbon');
    await press('Share');
    expect(toast()).toHaveTextContent('Link copied!Trip link has been copied to your clipboard.');
    expect(copy.mock.calls[0]?.[0]).toMatch(words);
  });

  const day = '2026-11-22';
  const shared = 'POST /api/ai/shared';
  const link = { token: 'a-token', expiresAt: '2026-12-22T10:00:00.000Z' };
  const listUrl = (more = '') => `http://localhost/recommendations?list=a-token${more}`;
  let budget = 3_000;
  /** A list of its own for each test: a link is made once while the page is open. */
  const seedNew = () => seed(anAnswer({ day }), somePreferences({ budget: (budget += 1) }));

  test('of a list that can be linked to copies the address of this very list, made once', async () => {
    seedNew();
    open({ fakes: { [shared]: () => link } });
    await press('Share this list');
    expect(await screen.findByText('Trip link has been copied to your clipboard.')).toBeInTheDocument();
    expect(copy.mock.calls[0]?.[0]).toBe(`Lisbon and Kyoto: places for a vacation, picked on Sojourn: ${listUrl()}`);
    await press('Lisbon');
    await press('Share');
    await waitFor(() => expect(copy).toHaveBeenCalledTimes(2));
    expect(copy.mock.calls[1]?.[0]).toContain(`See it on Sojourn: ${listUrl('&place=lisbon')}`);
    expect(api.calls).toEqual([expect.objectContaining({ body: { preferences: somePreferences({ budget }), day } })]);
  });

  test.each([
    ['the list is too old', fakeError(404, 'not-found', 'This list is too old to pass on.'), 'This list is too old'],
    ['lists are away', fakeError(503, 'unavailable', 'Lists cannot be passed on.'), 'Lists cannot be passed on.'],
  ])('says so when %s, and can be tried again', async (_why, refusal, sentence) => {
    seedNew();
    let isAway = true;
    open({ fakes: { [shared]: () => (isAway ? refusal : link) } });
    await press('Share this list');
    await waitFor(() => expect(toast()).toHaveTextContent('No link was made'));
    expect(toast()).toHaveTextContent(sentence);
    expect(copy).not.toHaveBeenCalled();
    isAway = false;
    await press('Share this list');
    await waitFor(() => expect(copy).toHaveBeenCalledTimes(1));
  });

  test('says so when it cannot be copied', async () => {
    open();
    await press('Lisbon');
    copy.mockRejectedValue(new Error('denied'));
    await press('Share');
    expect(toast()).toHaveTextContent('Copy failedFailed to copy link to clipboard.');
  });

  test('is the device’s where it can, and nothing more when somebody thinks better of it', async () => {
    open();
    await press('Lisbon');
    const share = jest.fn<Promise<void>, [ShareData]>().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    setDevice('share', share);
    await press('Share');
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'Lisbon', url: 'http://localhost/plan-trip' });
    expect(copy).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await press('Share');
    expect(copy).toHaveBeenCalledTimes(1);
  });
});

describe('refining', () => {
  const rome = aRecommendation({ id: 'rome', destination: 'Rome', country: 'Italy' });

  test('replaces the list and what was asked, and clears the wish', async () => {
    open({
      fakes: {
        'POST /api/ai/recommendations': () =>
          streamed(
            ['progress', { stage: 'matching', percent: 40 }],
            ['result', anAnswer({ recommendations: [rome], note: 'New.' })],
          ),
      },
    });
    await press('Lisbon');
    await userEvent.type(area(), 'cheaper');
    await press('Get New Recommendations');
    expect(await screen.findByRole('article', { name: 'Rome' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Lisbon' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rome' })).toHaveAttribute('aria-expanded', 'false');
    expect(area()).toHaveValue('');
    expect(screen.getByRole('heading', { name: '1 place that fits' })).toHaveFocus();
    expect(screen.getByText('Refined by').nextSibling).toHaveTextContent('cheaper');
    expect(sent()[0]?.refinement).toBe('cheaper');
    expect(readRecommendations()).toEqual({ recommendations: [rome], source: 'catalogue', note: 'New.' });
    expect(readPreferences()).toEqual(somePreferences({ refinement: 'cheaper' }));

    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    await waitFor(() => expect(sent()[1]).toMatchObject({ refinement: 'cheaper\nwarmer' }));
  });

  test('tells how far it is, and can be cancelled', async () => {
    let send: (text: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    open({
      fakes: {
        'POST /api/ai/recommendations': () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
      },
    });
    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    expect(screen.getByRole('button', { name: 'Getting New Recommendations...' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => send('event: progress\ndata: {"stage":"pricing","percent":60}\n\n'));
    expect(await screen.findByRole('progressbar', { name: 'Estimating flights and stays' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
    await press('Cancel');
    await act(async () => send('event: progress\ndata: {"stage":"writing","percent":80}\n\n'));
    expect(await screen.findByRole('button', { name: 'Get New Recommendations' })).toHaveFocus();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(area()).toHaveValue('warmer');
    expect(card('Lisbon')).toBeInTheDocument();
  });

  test.each([
    ['the server cannot', () => fakeError(503, 'unavailable', 'The planner is resting.'), 'The planner is resting.'],
    ['nothing is found', () => anAnswer({ recommendations: [] }), ''],
  ])('keeps everything when %s', async (_, answer, sentence) => {
    open({ fakes: { 'POST /api/ai/recommendations': answer } });
    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    expect(toast()).toHaveTextContent('Something went wrongFailed to generate new recommendations. Please try again.');
    expect(area()).toHaveValue('warmer');
    if (sentence) expect(area()).toHaveAccessibleDescription(expect.stringContaining(sentence) as string);
    expect(card('Lisbon')).toBeInTheDocument();
    expect(readPreferences()).toEqual(somePreferences());
  });

  test('does without a language model that failed, for the same wish', async () => {
    const asked: unknown[] = [];
    open({
      fakes: {
        'POST /api/ai/recommendations': ({ body }) => {
          asked.push(body);
          return asked.length === 1
            ? fakeError(503, 'model-failed', 'Failed.')
            : anAnswer({ recommendations: [aRecommendation({ id: 'kyoto', destination: 'Kyoto' })] });
        },
      },
    });
    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    await userEvent.click(await screen.findByRole('button', { name: 'Use our own picks instead' }));
    expect(await screen.findByRole('article', { name: 'Kyoto' })).toBeVisible();
    expect(asked[1]).toEqual({ ...(asked[0] as object), chooser: 'catalogue' });
    expect(readPreferences()).toEqual(asked[0]);
    expect(area()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Use our own picks instead' })).not.toBeInTheDocument();
  });

  test('asks for words first', async () => {
    open();
    await press('Get New Recommendations');
    expect(area()).toHaveFocus();
    expect(area()).toBeInvalid();
    expect(api.calls).toHaveLength(0);
  });

  test('waits for a connection, and says so', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(screen.getByText('You are offline')).toBeInTheDocument();
    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    expect(sent()).toEqual([]);
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  });
});

describe('the lists so far', () => {
  const rome = aRecommendation({ id: 'rome', destination: 'Rome', country: 'Italy' });
  const refined = { 'POST /api/ai/recommendations': () => streamed(['result', anAnswer({ recommendations: [rome] })]) };
  const lists = () =>
    within(screen.getByRole('group', { name: 'Lists so far' }))
      .getAllByRole('button')
      .map((each) => `${each.textContent}${each.getAttribute('aria-pressed') === 'true' ? ', shown' : ''}`);

  test('can be gone back to, also after a reload, and are refined from there', async () => {
    const { unmount } = open({ fakes: refined });
    expect(screen.queryByRole('group', { name: 'Lists so far' })).not.toBeInTheDocument();
    await userEvent.type(area(), 'cheaper');
    await press('Get New Recommendations');
    await screen.findByRole('article', { name: 'Rome' });
    expect(lists()).toEqual(['First list', 'cheaper, shown']);
    await press('First list');
    expect(card('Lisbon')).toBeInTheDocument();
    expect(screen.queryByText('Refined by')).not.toBeInTheDocument();
    unmount();

    api.restore();
    const { container } = open({ fakes: refined });
    expect(lists()).toEqual(['First list, shown', 'cheaper']);
    expect(card('Lisbon')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    await screen.findByRole('article', { name: 'Rome' });
    expect(lists()).toEqual(['First list', 'cheaper', 'warmer, shown']);
  });

  test('are those of this plan, and of what can be read', () => {
    const other = { answer: anAnswer(), preferences: somePreferences({ budget: 1 }) };
    localStorage.setItem('aiRecommendationsVersions', JSON.stringify([other, { answer: 7 }, null]));
    open();
    expect(screen.queryByRole('group', { name: 'Lists so far' })).not.toBeInTheDocument();
  });
});

describe('changing a part of the list', () => {
  const ask = 'POST /api/ai/recommendations';
  const [lisbon, kyoto] = anAnswer().recommendations as [Recommendation, Recommendation];
  const porto = aRecommendation({ id: 'porto', destination: 'Porto' });
  const names = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

  test('keeps a place where it is while the rest is refined, also after a reload', async () => {
    const { unmount } = open();
    await press('Keep Kyoto');
    unmount();
    api.restore();
    const { container } = open({
      fakes: { [ask]: () => streamed(['result', anAnswer({ recommendations: [porto, kyoto] })]) },
    });
    expect(screen.getByRole('button', { name: 'Keep Kyoto' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(area(), 'cheaper');
    await press('Get New Recommendations');
    await screen.findByRole('article', { name: 'Porto' });
    expect(names()).toEqual(['Porto', 'Kyoto']);
    expect(sent()[0]).toMatchObject({ refinement: 'cheaper', kept: [{ id: 'kyoto', at: 1 }] });
    await press('Keep Kyoto');
    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    await waitFor(() => expect(sent()[1]).not.toHaveProperty('kept'));
    expect(await axe(container)).toHaveNoViolations();
  });

  test('swaps one place for another, which can be undone', async () => {
    open({ fakes: { [ask]: () => streamed(['result', anAnswer({ recommendations: [porto, kyoto] })]) } });
    await press('Keep Lisbon');
    await press('Swap Lisbon');
    await screen.findByRole('article', { name: 'Porto' });
    expect(sent()[0]).toMatchObject({ kept: [{ id: 'kyoto', at: 1 }], refused: ['lisbon'], insteadOf: 'lisbon' });
    expect(screen.getByRole('button', { name: 'Porto' })).toHaveFocus();
    expect(toast()).toHaveTextContent('Porto instead of Lisbon');
    expect(screen.getByRole('button', { name: 'Without Lisbon' })).toHaveAttribute('aria-pressed', 'true');
    await press('Undo');
    expect(names()).toEqual(['Lisbon', 'Kyoto']);
    expect(screen.getByRole('button', { name: 'Lisbon' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Keep Lisbon' })).toHaveAttribute('aria-pressed', 'true');
    expect(readPreferences()).toEqual(somePreferences());
  });

  test('keeps what is kept while a place is swapped, and after that is undone', async () => {
    let answer: (response: Response) => void = () => undefined;
    open({ fakes: { [ask]: () => new Promise<Response>((resolve) => (answer = resolve)) } });
    await press('Swap Lisbon');
    await press('Keep Kyoto');
    answer(streamed(['result', anAnswer({ recommendations: [porto, kyoto] })]));
    await screen.findByRole('article', { name: 'Porto' });
    const isKept = (name: string) => screen.getByRole('button', { name: `Keep ${name}` }).getAttribute('aria-pressed');
    expect(isKept('Kyoto')).toBe('true');
    await press('Keep Kyoto');
    await press('Undo');
    expect(names()).toEqual(['Lisbon', 'Kyoto']);
    expect([isKept('Lisbon'), isKept('Kyoto')]).toEqual(['false', 'false']);
  });

  test('says so where nothing else fits', async () => {
    open({ fakes: { [ask]: () => streamed(['result', anAnswer({ recommendations: [kyoto] })]) } });
    await press('Swap Lisbon');
    await waitFor(() =>
      expect(toast()).toHaveTextContent('Nothing else fitsNo other place fits your wishes, so Lisbon stays.'),
    );
    expect(names()).toEqual(['Lisbon', 'Kyoto']);
  });

  test('swaps by our own picks where a language model failed', async () => {
    const answers = [
      () => fakeError(503, 'model-failed', 'Failed.'),
      () => streamed(['result', anAnswer({ recommendations: [porto, kyoto] })]),
    ];
    open({ fakes: { [ask]: () => answers.shift()?.() } });
    await press('Swap Lisbon');
    await userEvent.click(await screen.findByRole('button', { name: 'Use our own picks instead' }));
    await screen.findByRole('article', { name: 'Porto' });
    expect(sent()[1]).toEqual({ ...sent()[0], chooser: 'catalogue' });
    expect(readPreferences()).not.toHaveProperty('chooser');
  });

  test('leaves the list as it is when the server cannot', async () => {
    open({ fakes: { [ask]: () => fakeError(503, 'unavailable', 'The planner is resting.') } });
    await press('Swap Lisbon');
    await waitFor(() => expect(toast()).toHaveTextContent('Something went wrong'));
    expect(screen.getByRole('button', { name: 'Swap Lisbon' })).toHaveTextContent('Swap');
    expect(names()).toEqual([lisbon, kyoto].map(({ destination }) => destination));
  });

  test('waits for a connection', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(screen.getByRole('button', { name: 'Swap Lisbon' })).toHaveAttribute('aria-disabled', 'true');
    await press('Swap Lisbon');
    expect(api.calls).toHaveLength(0);
    online.mockReturnValue(true);
  });
});

describe('comparing', () => {
  const four = ['lisbon', 'kyoto', 'rome', 'oslo'].map((id, at) =>
    aRecommendation({ id, destination: id[0]?.toUpperCase() + id.slice(1), estimatedCost: 1_000 + at }),
  );

  test('shows up to three places side by side', async () => {
    seed(anAnswer({ recommendations: four }));
    const { baseElement } = open();
    await press('Compare Lisbon');
    const bar = () => screen.getByRole('group', { name: 'Compare places' });
    expect(bar()).toHaveTextContent('Lisbon chosen. Choose another to compare.');
    expect(within(bar()).queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
    await press('Compare Kyoto');
    expect(bar()).toHaveTextContent('2 places chosen, one more can be');
    await press('Compare Rome');
    await press('Compare Oslo');
    expect(toast()).toHaveTextContent('Up to 3 places are compared');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Compare' }));
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getByRole('row', { name: /A person, all in/ })).toHaveTextContent(
      '$1,000 Lowest$1,001 $1,002',
    );
    expect(await axe(baseElement)).toHaveNoViolations();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await press('Clear');
    expect(screen.queryByRole('group', { name: 'Compare places' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Compare Lisbon' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('is not offered where there is one place', () => {
    seed(anAnswer({ recommendations: [aRecommendation()] }));
    open();
    expect(screen.queryByRole('button', { name: /^Compare/ })).not.toBeInTheDocument();
  });
});

describe('what was understood', () => {
  const wishes = [
    { id: 'not-thing:beaches', label: 'No beaches', strength: 'hard', words: 'no beaches', source: 'details' },
    { id: 'need:vegan', label: 'Vegan', strength: 'hard', words: 'vegan', source: 'details' },
  ] as const;
  const answer = () => anAnswer({ wishes: [...wishes], notUnderstood: ['quokkas'] });

  test('stands as chips, and what was not understood in a sentence', async () => {
    seed(answer());
    const { container } = open();
    const understood = screen.getByRole('region', { name: 'What we understood' });
    expect(
      within(understood)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Remove No beaches', 'Remove Vegan']);
    expect(understood).toHaveTextContent('We did not understand “quokkas”, so it changes nothing here.');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('is asked again without the wish that was removed, and with it again', async () => {
    seed(answer());
    const asked: unknown[] = [];
    open({
      fakes: {
        'POST /api/ai/recommendations': ({ body }) => {
          asked.push((body as Preferences).withoutWishes);
          return streamed(['result', answer()]);
        },
      },
    });
    await press('Remove Vegan');
    expect(await screen.findByRole('button', { name: 'Put back Vegan' })).toBeInTheDocument();
    await press('Put back Vegan');
    expect(await screen.findByRole('button', { name: 'Remove Vegan' })).toBeInTheDocument();
    expect(asked).toEqual([['need:vegan'], undefined]);
  });

  test('is not on a page where nothing was written', () => {
    open();
    expect(screen.queryByRole('region', { name: 'What we understood' })).not.toBeInTheDocument();
  });
});

describe('a wish that may be meant', () => {
  const beaches = {
    id: 'not-thing:beaches',
    label: 'No beaches',
    strength: 'hard',
    words: 'nothing by the sea',
    source: 'details',
  } as const;
  const museums = { ...beaches, id: 'not-thing:museums', label: 'No museums', words: "can't live without museums" };
  /** Answers as the service does: by what it was asked with. */
  const answerTo = ({ confirmedWishes = [], withoutWishes = [] }: Partial<Preferences>) => {
    const all = [beaches, museums];
    const isKnown = ({ id }: { id: string }) => confirmedWishes.includes(id) || withoutWishes.includes(id);
    return anAnswer({
      wishes: all.filter(isKnown).map((wish) => ({ ...wish, isAsked: true })),
      questions: all.filter((wish) => !isKnown(wish)),
    });
  };
  const begin = () => {
    seed(answerTo({}));
    const fakes = {
      'GET /api/destinations/names': () => [],
      'POST /api/ai/recommendations': ({ body }: { body: unknown }) =>
        streamed(['result', answerTo(body as Preferences)]),
    };
    return open({ fakes });
  };

  test('is asked about, with the words it came from', async () => {
    const { container } = begin();
    const question = screen.getByRole('group', { name: 'Did you mean no beaches?' });
    expect(question).toHaveTextContent('You wrote “nothing by the sea”');
    expect(within(question).getAllByRole('button')).toHaveLength(2);
    expect(screen.getByText('We are not sure about these. They change nothing until you answer.')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('counts when it is confirmed, and the next question has the focus', async () => {
    begin();
    await press('Yes, no beaches');
    expect(await screen.findByRole('button', { name: 'Remove No beaches' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yes, no museums' })).toHaveFocus();
    await press('No, I did not mean no museums');
    expect(await screen.findByRole('button', { name: 'Put back No museums' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /Did you mean/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /places? that fits?$/ })).toHaveFocus();
    await press('Remove No beaches');
    await press('Put back No beaches');
    expect(sent().map(({ confirmedWishes, withoutWishes }) => [confirmedWishes, withoutWishes])).toEqual([
      [['not-thing:beaches'], undefined],
      [['not-thing:beaches'], ['not-thing:museums']],
      [undefined, ['not-thing:museums', 'not-thing:beaches']],
      [['not-thing:beaches'], ['not-thing:museums']],
    ]);
  });

  test('remains a question when no list came of the answer', async () => {
    seed(answerTo({}));
    open({ fakes: { 'POST /api/ai/recommendations': () => fakeError(503, 'unavailable', 'Resting.') } });
    await press('Yes, no beaches');
    expect(await screen.findByRole('alert')).toHaveTextContent('Resting.');
    expect(screen.getByRole('group', { name: 'Did you mean no beaches?' })).toBeInTheDocument();
  });

  test('goes with a refinement when it is answered there', async () => {
    begin();
    await userEvent.type(area(), 'nothing up high, no paid golf');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, no golf' }));
    await press('Get New Recommendations');
    await waitFor(() => expect(sent()[0]?.confirmedWishes).toEqual(['not-thing:golf']));
  });
});

test('a place shows the wishes that it fits, with what shows it, and the train of those who take it', () => {
  const fits = [
    { label: 'Beaches', evidence: 'Boat day to Cala Varques' },
    { label: 'Vegan', evidence: '' },
  ];
  seed(anAnswer({ recommendations: [aRecommendation({ fits, means: 'train' })] }));
  open();
  const shown = within(screen.getByRole('list', { name: 'Why it fits' })).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Beaches: Boat day to Cala Varques', 'Vegan']);
  expect(screen.getByText(/Train:/)).toBeInTheDocument();
});

test('shows what each place breaks and misses when no place keeps every wish', () => {
  const breaks = [{ label: 'No flying', evidence: 'a flight of 3h 10m' }];
  const misses = [{ label: 'Diving', evidence: 'we do not know it for that' }];
  seed(anAnswer({ recommendations: [aRecommendation({ breaks, misses })] }));
  open();
  expect(screen.getByRole('list', { name: 'What it misses' })).toHaveTextContent(
    'Misses Diving: we do not know it for that',
  );
  expect(screen.getByRole('list', { name: 'What it breaks' })).toHaveTextContent(
    'Breaks No flying: a flight of 3h 10m',
  );
  expect(screen.getByRole('heading', { name: '1 place near your wishes' })).toBeInTheDocument();
});
