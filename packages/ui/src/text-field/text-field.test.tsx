import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import { TextField } from './text-field';

describe('TextField', () => {
  it('is found by its label and takes typing', async () => {
    render(<TextField label="E-mail" name="email" />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@example.com');
  });

  it('says its hint and its error with the input', async () => {
    const { container } = render(<TextField label="Username" hint="Letters only" error="Too short" required />);
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Too short Letters only');
    expect(input).toHaveAttribute('aria-required', 'true');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('passes ref and native props on, as a form library needs', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="City" ref={ref} name="city" defaultValue="Rome" maxLength={40} />);
    expect(ref.current).toBe(screen.getByLabelText('City'));
    expect(ref.current).toHaveValue('Rome');
    expect(ref.current).toHaveAttribute('maxlength', '40');
  });

  it('keeps a hidden label for screen readers', () => {
    render(<TextField label="Search" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
  });
});
