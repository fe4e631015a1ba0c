import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useRef, useState } from 'react';
import { DateField, type DateFieldProps } from './date-field';

const Field = ({ start = '', ...rest }: Partial<DateFieldProps> & { start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Departure" value={value} onValueChange={setValue} min="2026-11-21" {...rest} />
      <p>Chosen: {value || 'none'}</p>
    </>
  );
};
const input = () => screen.getByLabelText('Departure');

describe('DateField', () => {
  it('takes a typed date when it is left', async () => {
    const { container } = render(<Field />);
    await userEvent.type(input(), '4/10/2027');
    await userEvent.tab();
    expect(input()).toHaveValue('Apr 10, 2027');
    expect(screen.getByText('Chosen: 2027-04-10')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('takes a typed date by Enter', async () => {
    render(<Field />);
    await userEvent.type(input(), 'Apr 10{Enter}');
    expect(screen.getByText('Chosen: 2027-04-10')).toBeInTheDocument();
  });

  it('says what is wrong with what was typed, and keeps it', async () => {
    render(<Field max="2027-12-31" />);
    await userEvent.type(input(), 'someday');
    await userEvent.tab();
    expect(input()).toHaveAccessibleDescription('Use a date like Apr 10, 2027.');
    expect(input()).toHaveValue('someday');
    await userEvent.clear(input());
    await userEvent.type(input(), 'Jan 2, 2026{Enter}');
    expect(input()).toHaveAccessibleDescription('Choose Nov 21, 2026 or later.');
    await userEvent.clear(input());
    await userEvent.type(input(), 'Jan 2, 2028{Enter}');
    expect(input()).toHaveAccessibleDescription('Choose Dec 31, 2027 or earlier.');
    await userEvent.clear(input());
    await userEvent.type(input(), 'Jan 2, 2027{Enter}');
    expect(input()).toBeValid();
  });

  it('leads from the first day of a stretch to the last, two months at a time', async () => {
    const Stretch = () => {
      const last = useRef<HTMLInputElement>(null);
      const range = { from: '2027-04-10', to: '2027-04-12' };
      return (
        <>
          <Field start="2027-04-10" range={range} next={last} />
          <Field ref={last} label="Return" range={range} />
        </>
      );
    };
    const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    const wide = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(list as never);
    render(<Stretch />);
    await userEvent.click(input());
    const first = await screen.findByRole('dialog', { name: 'Departure calendar' });
    await userEvent.click(within(first).getByRole('button', { name: /April 9th, 2027/ }));
    const second = await screen.findByRole('dialog', { name: 'Return calendar' });
    expect(screen.queryByRole('dialog', { name: 'Departure calendar' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Return')).toHaveFocus();
    expect(
      within(second)
        .getAllByRole('grid')
        .map((grid) => grid.getAttribute('aria-label')),
    ).toEqual(['April 2027', 'May 2027']);
    wide.mockRestore();
  });

  it('picks a day from the calendar and gives the focus back', async () => {
    render(<Field start="2027-04-10" />);
    const opener = screen.getByRole('button', { name: 'Choose departure from a calendar' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    const calendar = await screen.findByRole('dialog', { name: 'Departure calendar' });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(await axe(calendar)).toHaveNoViolations();
    await userEvent.click(within(calendar).getByRole('button', { name: /April 17th, 2027/ }));
    expect(screen.getByText('Chosen: 2027-04-17')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  it('opens by arrow down with the focus on the chosen day, and moves by arrow', async () => {
    render(<Field start="2027-04-10" />);
    await userEvent.click(input());
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await screen.findByRole('dialog');
    expect(screen.getByRole('button', { name: /April 10th, 2027/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByText('Chosen: 2027-04-11')).toBeInTheDocument();
  });

  it('offers no day outside its ends', async () => {
    render(<Field min="2027-04-10" max="2027-04-20" />);
    await userEvent.click(input());
    const calendar = await screen.findByRole('dialog');
    expect(within(calendar).getByRole('button', { name: /April 9th, 2027/ })).toBeDisabled();
    expect(within(calendar).getByRole('button', { name: /April 21st, 2027/ })).toBeDisabled();
    expect(within(calendar).getByRole('button', { name: /April 15th, 2027/ })).toBeEnabled();
  });

  it('has notes below its days, in their names, and says which months it shows', async () => {
    const months: string[] = [];
    const noted = {
      notes: new Map([
        ['2027-04-12', '$412'],
        ['2027-04-13', '$300'],
      ]),
      best: new Set(['2027-04-13']),
      caption: 'Lowest fares',
      onMonth: (month: string) => months.push(month),
    };
    render(<Field start="2027-04-10" noted={noted} />);
    await userEvent.click(input());
    const calendar = await screen.findByRole('dialog');
    expect(within(calendar).getByRole('button', { name: 'Monday, April 12th, 2027, $412' })).toBeVisible();
    expect(within(calendar).getByText('$300')).toHaveAttribute('data-state', 'best');
    expect(within(calendar).getByText('Lowest fares')).toBeVisible();
    await userEvent.click(within(calendar).getByRole('button', { name: /next month/i }));
    expect(months).toEqual(['2027-04', '2027-05']);
    expect(await axe(calendar)).toHaveNoViolations();
  });

  it('shows the weekday in a journey form', () => {
    render(<Field start="2027-04-10" size="lg" range={{ from: '2027-04-10', to: '2027-04-17' }} />);
    expect(screen.getByText('Saturday')).toBeInTheDocument();
  });
});
