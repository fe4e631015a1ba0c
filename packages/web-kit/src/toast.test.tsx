import { act, render, screen } from '@testing-library/react';
import { toast, useToast } from './toast';

function Shown() {
  const { current, dismiss } = useToast();
  return <button onClick={() => dismiss(current?.id)}>{current?.title ?? 'nothing'}</button>;
}

describe('toasts', () => {
  test('one is shown at a time, and goes when dismissed', () => {
    render(<Shown />);
    expect(screen.getByRole('button')).toHaveTextContent('nothing');
    act(() => void toast({ title: 'Trip created successfully!' }));
    act(() => void toast({ title: 'Trip deleted successfully!' }));
    expect(screen.getByRole('button')).toHaveTextContent('Trip deleted successfully!');
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('nothing');
  });

  test('dismissing one that is gone leaves the other', () => {
    render(<Shown />);
    function Late() {
      useToast().dismiss('toast-0');
      return null;
    }
    act(() => void toast({ title: 'Stays' }));
    render(<Late />);
    expect(screen.getByRole('button')).toHaveTextContent('Stays');
  });
});
