import { Button } from '@sojourn/ui';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepPreviousData, onlineManager, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiRequest } from '@sojourn/web-kit';
import { QueryBoundary } from './query-boundary';

const words = { safeParse: (value: unknown) => ({ success: true as const, data: value as { words: string } }) };

const Asking = () => {
  const [topic, setTopic] = useState('first');
  const query = useQuery({
    queryKey: ['/api/words', topic],
    queryFn: ({ signal }) => apiRequest({ path: '/api/words', query: { topic }, schema: words, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Button onClick={() => setTopic('second')}>Second</Button>
      <QueryBoundary query={query} label="Loading words" failure="Words could not be loaded">
        {(loaded) => <p>{loaded.words}</p>}
      </QueryBoundary>
    </>
  );
};

let api: ReturnType<typeof fakeApi>;
function open(fakes: Fakes) {
  api = fakeApi(fakes);
  render(
    <PortalForTests at="/" user={null}>
      <Asking />
    </PortalForTests>,
  );
  return userEvent.setup();
}
const connected = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline));
afterEach(() => {
  onlineManager.setOnline(true);
  api.restore();
});

const answers: Fakes = { 'GET /api/words': ({ query }) => ({ words: `words of the ${query.get('topic')}` }) };

test('without a connection it says so, and asks once there is one', async () => {
  onlineManager.setOnline(false);
  open(answers);
  expect(await screen.findByText('This is looked up as soon as you are back.')).toBeVisible();
  expect(screen.getByText('Loading words')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
  connected(true);
  expect(await screen.findByText('words of the first')).toBeVisible();
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
});

test('what was shown before is not passed off as what was chosen without a connection', async () => {
  const user = open(answers);
  expect(await screen.findByText('words of the first')).toBeVisible();
  connected(false);
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Second' }));
  expect(screen.getByText(/This is what was shown before/)).toBeVisible();
  expect(screen.getByText('words of the first')).toBeVisible();
  connected(true);
  expect(await screen.findByText('words of the second')).toBeVisible();
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
});

test('what failed is asked for again', async () => {
  let isAway = true;
  const user = open({
    'GET /api/words': () => (isAway ? fakeError(503, 'unavailable', 'Words are away.') : { words: 'here they are' }),
  });
  expect(await screen.findByText('Words are away.')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('here they are')).toBeVisible();
});
