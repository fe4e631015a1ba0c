import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState, type FormEvent } from 'react';
import { Combobox, ComboboxOption, type ComboboxProps } from './combobox';

interface Airport {
  code: string;
  name: string;
}
const heathrow = { code: 'LHR', name: 'London Heathrow' };
const gatwick = { code: 'LGW', name: 'London Gatwick' };
const rome = { code: 'FCO', name: 'Rome Fiumicino' };
const all = [heathrow, gatwick, rome];

const Field = ({ start = null, ...rest }: Partial<ComboboxProps<Airport>> & { start?: Airport | null }) => {
  const [value, setValue] = useState<Airport | null>(start);
  const [text, setText] = useState('');
  return (
    <>
      <Combobox
        label="From"
        items={text === '' ? [] : all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))}
        itemKey={({ code }) => code}
        itemText={({ name }) => name}
        renderItem={({ name, code }) => <ComboboxOption title={name} aside={code} />}
        value={value}
        onValueChange={setValue}
        onInputChange={setText}
        emptyText="No airport fits that."
        {...rest}
      />
      <p>Chosen: {value?.code ?? 'none'}</p>
      <button type="button" onClick={() => setValue(rome)}>
        Swap
      </button>
      <button type="button" onClick={() => setValue(null)}>
        Reset
      </button>
    </>
  );
};
const input = () => screen.getByLabelText('From');

describe('Combobox', () => {
  it('offers what fits and takes the first by Enter', async () => {
    const { container } = render(<Field />);
    await userEvent.type(input(), 'lond');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Chosen: LHR')).toBeInTheDocument();
    expect(input()).toHaveValue('London Heathrow');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('moves by arrow and chooses by press', async () => {
    render(<Field />);
    await userEvent.type(input(), 'lond{ArrowDown}');
    expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: /Gatwick/ }));
    expect(screen.getByText('Chosen: LGW')).toBeInTheDocument();
  });

  it('takes the highlighted suggestion when Tab leaves it', async () => {
    render(<Field />);
    await userEvent.type(input(), 'rom');
    await userEvent.tab();
    expect(screen.getByText('Chosen: FCO')).toBeInTheDocument();
  });

  it('has a button that closes its sheet, at which Tab does not stop', async () => {
    render(<Field />);
    await userEvent.type(input(), 'nowhere');
    expect(screen.getByRole('button', { name: 'Close', hidden: true })).toHaveAttribute('tabindex', '-1');
  });

  it('opens by a press that came before its list, with nothing highlighted', async () => {
    render(<Field items={all} />);
    await userEvent.click(input());
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(input()).toHaveAttribute('aria-activedescendant', '');
    await userEvent.keyboard('{Escape}');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    expect(input()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  });

  it('highlights nothing while others are looked for when what was highlighted is gone', async () => {
    const { rerender } = render(<Field items={all} />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(input()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    rerender(<Field items={[]} loading />);
    expect(input()).toHaveAttribute('aria-activedescendant', '');
  });

  it('opens by an arrow that came before its list, at the first', async () => {
    render(<Field items={all} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(input()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('Chosen: LGW')).toBeInTheDocument();
  });

  it('takes nothing for who leaves it empty', async () => {
    render(<Field items={all} />);
    await userEvent.click(input());
    await screen.findAllByRole('option');
    await userEvent.tab();
    expect(screen.getByText('Chosen: none')).toBeInTheDocument();
    await userEvent.type(input(), 'r{Backspace}');
    await userEvent.tab();
    expect(screen.getByText('Chosen: none')).toBeInTheDocument();
    expect(input()).toHaveValue('');
  });

  it('says above its suggestions what they are', async () => {
    const onFocus = jest.fn();
    const heading = { title: 'Popular from London', note: 'One adult, a week.' };
    const { container, rerender } = render(
      <Field items={[]} heading={heading} onFocus={onFocus} loading loadingRows={8} />,
    );
    await userEvent.click(input());
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Popular from London')).toBeVisible();
    expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Field items={all} heading={heading} />);
    expect(screen.getByRole('listbox', { name: 'Popular from London' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions. Popular from London. One adult, a week.');
    expect(await axe(container)).toHaveNoViolations();
    rerender(<Field items={all} heading={{ title: 'Popular places' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions. Popular places');
  });

  it('keeps free text as it was typed', async () => {
    render(<Field freeText />);
    await userEvent.type(input(), 'rom');
    await userEvent.tab();
    expect(input()).toHaveValue('rom');
    expect(screen.getByText('Chosen: none')).toBeInTheDocument();
  });

  it('unmakes the choice when the text is changed, and keeps the text', async () => {
    render(<Field start={rome} />);
    await userEvent.type(input(), '{End}x', { initialSelectionStart: 14, initialSelectionEnd: 14 });
    expect(screen.getByText('Chosen: none')).toBeInTheDocument();
    expect(input()).toHaveValue('Rome Fiumicinox');
  });

  it('follows a value that changes from outside', async () => {
    render(<Field start={heathrow} />);
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }));
    expect(input()).toHaveValue('Rome Fiumicino');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(input()).toHaveValue('');
  });

  it('clears by its button', async () => {
    render(<Field start={heathrow} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear From' }));
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(screen.getByText('Chosen: none')).toBeInTheDocument();
  });

  it('says when nothing fits, when it searches and when the search failed', async () => {
    const { rerender } = render(<Field />);
    await userEvent.type(input(), 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('No airport fits that.');
    rerender(<Field loading />);
    expect(screen.getByText('Searching…')).toBeInTheDocument();
    rerender(<Field errorText="Could not search. Try again." />);
    expect(screen.getByRole('status')).toHaveTextContent('Could not search. Try again.');
  });

  it('counts the suggestions for screen readers', async () => {
    render(<Field />);
    await userEvent.type(input(), 'lond');
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
    await userEvent.clear(input());
    await userEvent.type(input(), 'rom');
    expect(screen.getByRole('status')).toHaveTextContent(/^1 suggestion$/);
  });

  it.each([
    // An iPhone does not give the focus to a button that is tapped.
    ['the arrow of a phone', (arrow: HTMLElement) => fireEvent.click(arrow)],
    [
      'a touch of it',
      (arrow: HTMLElement) => {
        fireEvent.touchStart(arrow);
        fireEvent.touchEnd(arrow);
        // The touch alone has closed nothing: the press comes to a button that is still there.
        expect(input()).toHaveAttribute('aria-expanded', 'true');
        fireEvent.click(arrow);
      },
    ],
    ['Escape on it', (arrow: HTMLElement) => fireEvent.keyDown(arrow, { key: 'Escape' })],
  ])('is left by %s, which takes the keyboard away and keeps the text and the place', async (_what, leave) => {
    render(<Field />);
    await userEvent.type(input(), 'lond');
    leave(screen.getByRole('button', { name: 'Close', hidden: true }));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(input()).not.toHaveFocus();
    expect(document.activeElement).toContainElement(input());
    expect(document.body).not.toHaveFocus();
    expect(input()).toHaveValue('lond');
  });

  it('offers to keep free text when nothing fits, by a press and by Enter', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    const { container } = render(
      <form onSubmit={onSubmit}>
        <Field freeText />
      </form>,
    );
    await userEvent.type(input(), ' Nonna Rosa ');
    expect(screen.getByRole('status')).toHaveTextContent('No airport fits that.');
    expect(await axe(container)).toHaveNoViolations();
    fireEvent.click(screen.getByRole('button', { name: 'Keep “Nonna Rosa”', hidden: true }));
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(input()).toHaveValue(' Nonna Rosa ');
    expect(input()).not.toHaveFocus();
    await userEvent.type(input(), 'x{Enter}');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leads back to the form when nothing fits and only a suggestion will do', async () => {
    const { rerender } = render(<Field />);
    await userEvent.type(input(), 'zzz');
    expect(screen.getByRole('button', { name: 'Back to the form', hidden: true })).toBeInTheDocument();
    rerender(<Field loading />);
    expect(screen.queryByRole('button', { name: 'Back to the form', hidden: true })).not.toBeInTheDocument();
  });

  it('shows a second line for the chosen item in a journey form', async () => {
    const { container } = render(
      <Field start={rome} size="lg" selectedDetail={({ code }) => `${code}, Italy`} error="Pick another" />,
    );
    expect(screen.getByText('FCO, Italy')).toBeInTheDocument();
    expect(input()).toHaveAccessibleDescription('Pick another');
    expect(await axe(container)).toHaveNoViolations();
  });
});
