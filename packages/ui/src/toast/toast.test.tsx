import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ToastRegion, type ToastMessage } from './toast';

const deleted: ToastMessage = { id: '1', title: 'Trip deleted', description: 'Your trip has been removed.' };

describe('ToastRegion', () => {
  it('shows the current toast in a region that F8 reaches', async () => {
    const { container } = render(<ToastRegion toast={deleted} onDismiss={jest.fn()} />);
    expect(screen.getByText('Trip deleted')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /Notifications \(F8\)/ })).toBeInTheDocument();
    await userEvent.keyboard('[F8]');
    expect(screen.getByRole('list')).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('acts and tells which toast is done with', async () => {
    const [onSelect, onDismiss] = [jest.fn(), jest.fn()];
    render(<ToastRegion toast={{ ...deleted, action: { label: 'Undo', onSelect } }} onDismiss={onDismiss} />);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('closes, and shows only the newest', async () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<ToastRegion toast={deleted} onDismiss={onDismiss} />);
    rerender(
      <ToastRegion toast={{ id: '2', title: 'Sign In Failed', variant: 'destructive' }} onDismiss={onDismiss} />,
    );
    expect(screen.queryByText('Trip deleted')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledWith('2');
    rerender(<ToastRegion toast={null} onDismiss={onDismiss} />);
    expect(screen.queryByText('Sign In Failed')).not.toBeInTheDocument();
  });
});
