import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Stepper } from './stepper';

const Adults = () => {
  const [value, setValue] = useState(1);
  return <Stepper label="Adults" hint="12 and over" value={value} onValueChange={setValue} min={1} max={2} />;
};

describe('Stepper', () => {
  it('counts within its ends', async () => {
    const { container } = render(<Adults />);
    const [down, up] = [
      screen.getByRole('button', { name: 'Decrease Adults' }),
      screen.getByRole('button', { name: 'Increase Adults' }),
    ];
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(up);
    await userEvent.click(up);
    expect(screen.getByText('2')).toBeInTheDocument();
    await userEvent.click(down);
    await userEvent.click(down);
    expect(screen.getByText('1')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Adults' })).toHaveAccessibleDescription('12 and over');
    expect(await axe(container)).toHaveNoViolations();
  });
});
