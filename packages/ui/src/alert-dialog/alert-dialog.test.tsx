import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from '../button/button';
import { AlertDialog } from './alert-dialog';

const sample = (onConfirm: () => void, pending?: boolean) => (
  <AlertDialog
    title="Delete this trip?"
    description="It stays in the bin for 30 days."
    confirmLabel="Delete trip"
    onConfirm={onConfirm}
    pending={pending}
    trigger={<Button>Delete</Button>}
  />
);

describe('AlertDialog', () => {
  it('starts on Cancel and confirms once', async () => {
    const onConfirm = jest.fn();
    render(sample(onConfirm));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this trip?' });
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Delete trip' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('stays while the page works on it', async () => {
    render(sample(jest.fn(), false));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete trip' }));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('does nothing when cancelled', async () => {
    const onConfirm = jest.fn();
    render(sample(onConfirm));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
