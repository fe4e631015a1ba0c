import { act, render, renderHook, screen } from '@testing-library/react';
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

  test('any is dismissed where none is named', () => {
    function DismissAny() {
      const { dismiss } = useToast();
      return <button onClick={() => dismiss()}>Close</button>;
    }
    render(
      <>
        <Shown />
        <DismissAny />
      </>,
    );
    act(() => void toast({ title: 'Saved' }));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.getByRole('button', { name: 'nothing' })).toBeVisible();
  });

  test('each has an id of its own and what was asked for', () => {
    const { result, unmount } = renderHook(() => useToast());
    let ids: string[] = [];
    act(() => {
      ids = [toast({ title: 'One' }), toast({ title: 'Two', variant: 'destructive' })];
    });
    expect(new Set(ids).size).toBe(2);
    expect(result.current.current).toEqual({ id: ids[1], title: 'Two', variant: 'destructive' });
    unmount();
    act(() => void toast({ title: 'Three' }));
    expect(result.current.current?.title).toBe('Two');
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
