import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from '../button/button';
import { Dialog, DialogClose } from './dialog';

const Sample = () => (
  <Dialog
    title="Create New Trip"
    description="You can change it later."
    trigger={<Button>New trip</Button>}
    footer={
      <DialogClose>
        <Button>Cancel</Button>
      </DialogClose>
    }
  >
    <input aria-label="Title" />
  </Dialog>
);

describe('Dialog', () => {
  it('opens by its trigger, is named and described, and gives the focus back', async () => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('button', { name: 'New trip' }));
    const dialog = screen.getByRole('dialog', { name: 'Create New Trip' });
    expect(dialog).toHaveAccessibleDescription('You can change it later.');
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New trip' })).toHaveFocus();
  });

  it.each(['Close', 'Cancel'])('closes by %s', async (name) => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('button', { name: 'New trip' }));
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
