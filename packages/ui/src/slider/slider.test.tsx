import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Slider } from './slider';

const Budget = () => {
  const [value, setValue] = useState(2400);
  return (
    <>
      <Slider
        label="Budget per person"
        prefix="$"
        min={100}
        max={10000}
        step={100}
        value={value}
        onValueChange={setValue}
      />
      <p>Budget: {value}</p>
    </>
  );
};

describe('Slider', () => {
  it('moves by arrow in its steps and says the amount', async () => {
    const { container } = render(<Budget />);
    const thumb = screen.getByRole('slider');
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Budget: 2500')).toBeInTheDocument();
    expect(thumb).toHaveAttribute('aria-valuetext', '$2,500');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('takes any number that is typed, past its end and between its steps', async () => {
    render(<Budget />);
    const field = screen.getByRole('textbox', { name: 'Budget per person' });
    await userEvent.clear(field);
    await userEvent.type(field, '12,345');
    expect(screen.getByText('Budget: 12345')).toBeInTheDocument();
    await userEvent.tab();
    expect(field).toHaveValue('12,345');
  });

  it('keeps the last amount when what is typed is none', async () => {
    render(<Budget />);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'lots');
    await userEvent.tab();
    expect(field).toHaveValue('2,400');
  });

  describe('with a reader of its own', () => {
    const read = (typed: string) =>
      /^\d+$/.test(typed) ? { value: Number(typed) } : { value: 0, fault: 'In digits.' };
    const Read = () => {
      const [value, setValue] = useState(2400);
      return (
        <>
          <Slider label="Budget" min={100} max={10000} step={100} value={value} onValueChange={setValue} read={read} />
          <p>Budget: {value}</p>
        </>
      );
    };

    it('keeps what was typed and says why when it cannot be read', async () => {
      const { container } = render(<Read />);
      const field = screen.getByRole('textbox', { name: 'Budget' });
      await userEvent.clear(field);
      await userEvent.type(field, 'abc');
      await userEvent.tab();
      expect(field).toHaveValue('abc');
      expect(field).toHaveAccessibleDescription(/In digits\./);
      expect(field).toBeInvalid();
      expect(screen.getByText('Budget: 0')).toBeInTheDocument();
      expect(await axe(container)).toHaveNoViolations();
    });

    it('says nothing more when the text is mended or the slider moved', async () => {
      render(<Read />);
      const field = screen.getByRole('textbox', { name: 'Budget' });
      await userEvent.clear(field);
      await userEvent.type(field, 'abc');
      screen.getByRole('slider').focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(field).toBeValid();
      expect(field).toHaveValue('200');
    });

    it('waits for the rest when a thousand is being typed', async () => {
      render(<Read />);
      const field = screen.getByRole('textbox', { name: 'Budget' });
      await userEvent.clear(field);
      await userEvent.type(field, '12,');
      expect(field).toBeValid();
      await userEvent.tab();
      expect(field).toBeInvalid();
    });
  });
});
