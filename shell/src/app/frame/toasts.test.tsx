import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@sojourn/web-kit';
import { act } from 'react';
import { Toasts } from './toasts';

const region = { name: /Notifications/ };

test('the region stands ready, empty, after the first thing that a person does', async () => {
  render(<Toasts />);
  expect(screen.queryByRole('region', region)).toBeNull();
  await userEvent.setup().keyboard('{Shift}');
  expect(await screen.findByRole('region', region, { timeout: 5_000 })).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a toast that comes before anybody does anything is shown', async () => {
  render(<Toasts />);
  act(() => toast({ title: 'Back online' }));
  expect(await screen.findByText('Back online')).toBeInTheDocument();
});
