import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Button } from '../button/button';
import { Combobox } from '../combobox/combobox';
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

const OpenedByThePage = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Select Flight</Button>
      {isOpen && <Dialog open onOpenChange={setOpen} title="Lisbon to Tokyo" />}
    </>
  );
};

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

  it('gives the focus back to what the page opened it from', async () => {
    render(<OpenedByThePage />);
    await userEvent.click(screen.getByRole('button', { name: 'Select Flight' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Select Flight' })).toHaveFocus());
  });

  it('closes the suggestions of a field first when Escape is pressed while they are open', async () => {
    render(
      <Dialog open title="Edit trip">
        <Combobox
          {...{ label: 'Destination', items: ['Tokyo'], itemKey: String, itemText: String }}
          {...{ value: null, onValueChange: jest.fn() }}
        />
      </Dialog>,
    );
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'Tok');
    expect(await screen.findByRole('option')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('leaves Escape to what fills a phone in front of it', () => {
    const onOpenChange = jest.fn();
    render(
      <Dialog open title="Edit trip" onOpenChange={onOpenChange}>
        <div popover="manual">
          <input aria-label="Destination" />
        </div>
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByLabelText('Destination'), { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it.each(['Close', 'Cancel'])('closes by %s', async (name) => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('button', { name: 'New trip' }));
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
