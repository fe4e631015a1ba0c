import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readBy, useContractForm, type Reading } from './use-contract-form';

type Letter = { to: string; words: string };

const read = ({ to, words }: Letter): Reading<Letter, string> =>
  to && words
    ? { value: `${to}: ${words}` }
    : { faults: { ...(!to && { to: 'To whom?' }), ...(!words && { words: 'Say what?' }) } };

function LetterForm({ send, onType }: { send: (letter: string) => void; onType?: (letter: Letter) => void }) {
  const { form, field, refuse } = useContractForm<Letter, string>({
    defaults: { to: 'Ada', words: '' },
    read,
    send: async (letter) => send(letter),
    ...(onType && { onType }),
  });
  const shown = (name: keyof Letter) => {
    const { error, ...input } = field(name);
    return (
      <label>
        {name}
        <input {...input} />
        <output>{error}</output>
      </label>
    );
  };
  return (
    <form {...form}>
      {shown('to')}
      {shown('words')}
      <button type="submit">Send</button>
      <button type="button" onClick={() => refuse({ words: 'Too rude', to: 'No such person' })}>
        Refuse
      </button>
    </form>
  );
}

const begin = (props: Partial<Parameters<typeof LetterForm>[0]> = {}) => {
  const send = jest.fn();
  render(<LetterForm send={send} {...props} />);
  return { send, person: userEvent.setup(), to: screen.getByLabelText(/^to/), words: screen.getByLabelText(/^words/) };
};

describe('a form by contract', () => {
  it('sends what it reads, and keeps it in its fields', async () => {
    const { send, person, words } = begin();
    await person.type(words, 'Hello{Enter}');
    expect(send).toHaveBeenCalledWith('Ada: Hello');
    expect(words).toHaveValue('Hello');
  });

  it('shows every fault and goes to the first field with one, its text selected', async () => {
    const { send, person, to } = begin();
    await person.clear(to);
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('To whom?')).toBeVisible();
    expect(screen.getByText('Say what?')).toBeVisible();
    expect(to).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('says nothing about a field before something was sent', async () => {
    const { person, to } = begin();
    await person.clear(to);
    expect(screen.queryByText('To whom?')).not.toBeInTheDocument();
  });

  it('takes a fault away as soon as it is mended, and adds none meanwhile', async () => {
    const { person, to, words } = begin();
    await person.click(screen.getByRole('button', { name: 'Send' }));
    await person.type(words, 'H');
    expect(screen.queryByText('Say what?')).not.toBeInTheDocument();
    await person.clear(to);
    expect(screen.queryByText('To whom?')).not.toBeInTheDocument();
  });

  it('shows what the server refuses, the first field in the order of the form', async () => {
    const { person, to } = begin();
    await person.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByText('Too rude')).toBeVisible();
    expect(to).toHaveFocus();
    expect([(to as HTMLInputElement).selectionStart, (to as HTMLInputElement).selectionEnd]).toEqual([0, 3]);
  });

  it('tells what is typed at every change', async () => {
    const onType = jest.fn();
    const { person, words } = begin({ onType });
    await person.type(words, 'Hi');
    expect(onType.mock.calls).toEqual([[{ to: 'Ada', words: 'H' }], [{ to: 'Ada', words: 'Hi' }]]);
  });
});

describe('reading by a schema', () => {
  const issues = [
    { path: ['name'], message: 'first' },
    { path: ['name'], message: 'second' },
    { path: ['age'], message: 'third' },
  ];
  it.each([
    ['a value', { success: true, data: 7 } as const, { value: 7 }],
    [
      'the first fault of each field',
      { success: false, error: { issues } } as const,
      { faults: { name: 'first', age: 'third' } },
    ],
  ])('gives %s', (_what, answer, reading) => {
    expect(readBy({ safeParse: () => answer })({})).toEqual(reading);
  });
});
