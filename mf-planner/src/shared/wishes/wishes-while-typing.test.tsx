import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { WishesWhileTyping } from './wishes-while-typing';

const Form = () => {
  const [text, setText] = useState('');
  return (
    <>
      <textarea aria-label="Details" value={text} onChange={({ target }) => setText(target.value)} />
      <WishesWhileTyping text={text} />
    </>
  );
};
let api: ReturnType<typeof fakeApi>;
const open = (fakes: Fakes = {}) => {
  api = fakeApi({ 'GET /api/destinations/names': () => [{ id: 'rome', name: 'Rome' }], ...fakes });
  return render(
    <PortalForTests at="/" user={null}>
      <Form />
    </PortalForTests>,
  );
};
afterEach(() => {
  jest.useRealTimers();
  api.restore();
});

test('what is understood appears when the writer pauses, and what is not is said', async () => {
  const { container } = open();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'vegan, not Rome, quokkas');
  const understood = await screen.findByRole('status', { name: 'Understood so far' });
  await waitFor(() =>
    expect(understood).toHaveTextContent('We did not understand “quokkas”, so it changes nothing here.'),
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Vegan', 'Not Rome']);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.clear(screen.getByRole('textbox'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('nothing is said while somebody writes', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open();
  await user.type(screen.getByRole('textbox'), 'vegan');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(400));
  jest.useRealTimers();
  expect(await screen.findByText('Vegan')).toBeInTheDocument();
});

test('a place that may be one of ours is not called unknown while they are not known', async () => {
  open({ 'GET /api/destinations/names': () => fakeError(503, 'unavailable', 'Resting.') });
  await userEvent.type(screen.getByRole('textbox'), 'vegan in Rome');
  expect(await screen.findByText('Vegan')).toBeInTheDocument();
  expect(screen.queryByText(/did not understand/)).not.toBeInTheDocument();
});
