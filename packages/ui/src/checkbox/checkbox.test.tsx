import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Checkbox } from './checkbox';

describe('Checkbox', () => {
  it('turns on by its words and by the space bar', async () => {
    const { container } = render(<Checkbox label="Nonstop" end={14} />);
    const box = screen.getByRole('checkbox', { name: /Nonstop/ });
    await userEvent.click(screen.getByText('Nonstop'));
    expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('describes its error', async () => {
    const { container } = render(
      <Checkbox label="Terms" error="Please accept the terms" hint="You can read them first" />,
    );
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Please accept the terms/);
    expect(await axe(container)).toHaveNoViolations();
  });
});
