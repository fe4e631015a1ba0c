import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Switch } from './switch';

it('goes on and off when its words or the space bar are pressed', async () => {
  const { container } = render(<Switch label="Allow editing" hint="By anyone with the link." />);
  const field = screen.getByRole('switch', { name: /Allow editing/ });
  expect(field).not.toBeChecked();
  await userEvent.click(screen.getByText('Allow editing'));
  expect(field).toBeChecked();
  await userEvent.keyboard(' ');
  expect(field).not.toBeChecked();
  expect(field).toHaveAccessibleDescription('By anyone with the link.');
  expect(await axe(container)).toHaveNoViolations();
});
