import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { NO_ANSWERS } from './answers.model';
import { WishesWhileTyping } from './wishes-while-typing';

const Form = ({ shows }: { shows?: 'asked' }) => {
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState(NO_ANSWERS);
  return (
    <>
      <textarea aria-label="Details" value={text} onChange={({ target }) => setText(target.value)} />
      <WishesWhileTyping text={text} answers={answers} onAnswers={setAnswers} {...(shows && { shows })} />
      <output aria-label="Answers">{JSON.stringify(answers)}</output>
    </>
  );
};
const understoodSoFar = () => screen.queryByRole('status', { name: 'Understood so far' });
let api: ReturnType<typeof fakeApi>;
const open = (fakes: Fakes = {}, shows?: 'asked') => {
  api = fakeApi({ 'GET /api/destinations/names': () => [{ id: 'rome', name: 'Rome' }], ...fakes });
  return render(
    <PortalForTests at="/" user={null}>
      <Form {...(shows && { shows })} />
    </PortalForTests>,
  );
};
afterEach(() => {
  jest.useRealTimers();
  api.restore();
});

test('what is understood appears when the writer pauses, and what is not is said', async () => {
  const { container } = open();
  expect(understoodSoFar()).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'vegan, not Rome, quokkas');
  const understood = await screen.findByRole('status', { name: 'Understood so far' });
  await waitFor(() =>
    expect(understood).toHaveTextContent('We did not understand “quokkas”, so it changes nothing here.'),
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Vegan', 'Not Rome']);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.clear(screen.getByRole('textbox'));
  expect(understoodSoFar()).not.toBeInTheDocument();
});

test('nothing is said while somebody writes', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open();
  await user.type(screen.getByRole('textbox'), 'vegan');
  expect(understoodSoFar()).not.toBeInTheDocument();
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

describe('a question', () => {
  const given = () => JSON.parse(screen.getByLabelText('Answers').textContent ?? '') as unknown;
  const type = (text: string) => userEvent.type(screen.getByRole('textbox'), text);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const id = 'not-thing:beaches';

  test('shows the words it came from, and becomes a chip when it is answered', async () => {
    const { container } = open();
    await type('nothing by the sea, vegan');
    const question = await screen.findByRole('group', { name: 'Did you mean no beaches?' });
    expect(question).toHaveTextContent('You wrote “nothing by the sea”');
    expect(await axe(container)).toHaveNoViolations();
    await press('Yes, no beaches');
    expect(given()).toEqual({ confirmedWishes: [id], withoutWishes: [] });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove No beaches' })).toHaveFocus();
    await press('Remove No beaches');
    expect(given()).toEqual({ confirmedWishes: [], withoutWishes: [id] });
    await press('Put back No beaches');
    expect(given()).toEqual({ confirmedWishes: [id], withoutWishes: [] });
    expect(await axe(container)).toHaveNoViolations();
  });

  test('moves the focus to the next one when there is one', async () => {
    open();
    await type("nothing by the sea. it isn't that we hate museums");
    await press('No, I did not mean no beaches');
    expect(await screen.findByRole('button', { name: 'Yes, no museums or art' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Put back No beaches' })).toBeInTheDocument();
  });

  test('forgets a no when the text says it for sure later', async () => {
    open();
    await type('nothing by the sea');
    await press('No, I did not mean no beaches');
    await type('. No beaches');
    await waitFor(() => expect(given()).toEqual({ confirmedWishes: [], withoutWishes: [] }));
  });

  test('stands alone when only what is asked is shown', async () => {
    open({}, 'asked');
    await type('vegan, nothing by the sea, quokkas');
    expect(await screen.findByRole('group', { name: 'Did you mean no beaches?' })).toBeInTheDocument();
    expect(screen.queryByText('Vegan')).not.toBeInTheDocument();
    expect(screen.queryByText(/did not understand/)).not.toBeInTheDocument();
  });
});
