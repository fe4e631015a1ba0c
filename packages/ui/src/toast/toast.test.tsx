import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { AlertDialog } from '../alert-dialog/alert-dialog';
import { Dialog } from '../dialog/dialog';
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

  it.each([
    ['window', <Dialog key="one" open title="Trip" onOpenChange={jest.fn()} />],
    [
      'question',
      <AlertDialog
        key="two"
        {...{ open: true, title: 'Delete?', description: 'It goes.', confirmLabel: 'Delete' }}
        onConfirm={jest.fn()}
        onOpenChange={jest.fn()}
      />,
    ],
  ])('leaves Escape to the %s below it', async (_what, below) => {
    const [onDismiss, { onOpenChange }] = [jest.fn(), below.props];
    const page = (toast: ToastMessage | null) => (
      <>
        {below}
        <ToastRegion toast={toast} onDismiss={onDismiss} />
      </>
    );
    const { rerender } = render(page(null));
    rerender(page(deleted));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('closes by Escape where there is no window', async () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toast={deleted} onDismiss={onDismiss} />);
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it.each([
    ['the button that it follows', <button key="one">Delete</button>, true],
    [
      'what a bar at the edge holds',
      <footer key="three" data-uncovered>
        <button>Next</button>
      </footer>,
      false,
    ],
    [
      'what a window is closed by',
      <div key="two" role="dialog" aria-label="Trip">
        <button>Delete</button>
      </div>,
      false,
    ],
  ])('leaves %s in sight', async (_what, controls, isPressed) => {
    const rects = new Map<string, Partial<DOMRect>>([
      ['BUTTON', { top: 700, bottom: 744, left: 900, right: 1250, width: 350, height: 44 }],
      ['LI', { top: 0, bottom: 64, left: 0, right: 366, width: 366, height: 64 }],
    ]);
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(
      this: Element,
    ) {
      return {
        ...{ top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 },
        ...rects.get(this.tagName),
      } as DOMRect;
    });
    const sizes = [
      jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280),
      jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(760),
    ];
    const page = (toast: ToastMessage | null) => (
      <>
        {controls}
        <ToastRegion toast={toast} onDismiss={jest.fn()} />
      </>
    );
    const { rerender } = render(page(null));
    if (isPressed) await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    rerender(page(deleted));
    expect(screen.getByRole('list')).toHaveAttribute('data-place', 'top-right');
    [measured, ...sizes].forEach((each) => each.mockRestore());
  });

  it.each([
    ['the window', () => screen.getByRole('dialog')],
    ['what the window scrolls in', () => screen.getByTestId('scrim')],
  ])('makes room when %s is scrolled and what closes it comes under the toast', async (_what, scroller) => {
    const edges = { left: 900, right: 1250, width: 350, height: 44 };
    let at: Partial<DOMRect> = { ...edges, top: 900, bottom: 944 };
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(
      this: Element,
    ) {
      const own = this.tagName === 'LI' ? { top: 0, bottom: 64, left: 0, right: 366, width: 366, height: 64 } : {};
      const none = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 };
      return { ...none, ...(this.textContent === 'Cancel' ? at : own) } as DOMRect;
    });
    const sizes = [
      jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280),
      jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(760),
    ];
    const page = (toast: ToastMessage | null) => (
      <>
        <div data-testid="scrim">
          <div role="dialog" aria-label="Trip">
            <button>Cancel</button>
          </div>
        </div>
        <ToastRegion toast={toast} onDismiss={jest.fn()} />
      </>
    );
    const { rerender } = render(page(null));
    rerender(page(deleted));
    expect(screen.getByRole('list')).toHaveAttribute('data-place', 'bottom-right');
    at = { ...edges, top: 700, bottom: 744 };
    fireEvent.scroll(scroller());
    await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('data-place', 'top-right'));
    [measured, ...sizes].forEach((each) => each.mockRestore());
  });

  it('looks around no more once it is gone', () => {
    jest.useFakeTimers();
    const looked = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const looksIn = (ms: number) => {
      looked.mockClear();
      act(() => jest.advanceTimersByTime(ms));
      return looked.mock.calls.length;
    };
    const { rerender } = render(<ToastRegion toast={null} onDismiss={jest.fn()} />);
    rerender(<ToastRegion toast={deleted} onDismiss={jest.fn()} />);
    expect(looksIn(200)).toBeGreaterThan(0);
    rerender(<ToastRegion toast={null} onDismiss={jest.fn()} />);
    expect(looksIn(1_000)).toBe(0);
    looked.mockRestore();
    jest.useRealTimers();
  });

  it('makes room for a calendar that opens while it is there', async () => {
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(
      this: Element,
    ) {
      const own = this.tagName === 'LI' ? { top: 0, bottom: 64, left: 0, right: 366, width: 366, height: 64 } : {};
      const day = { top: 700, bottom: 744, left: 900, right: 1250, width: 350, height: 44 };
      const none = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 };
      return { ...none, ...(this.textContent === '24' ? day : own) } as DOMRect;
    });
    const sizes = [
      jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280),
      jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(760),
    ];
    const page = (toast: ToastMessage | null, calendar: ReactNode = null) => (
      <>
        {calendar}
        <ToastRegion toast={toast} onDismiss={jest.fn()} />
      </>
    );
    const { rerender } = render(page(null));
    rerender(page(deleted));
    expect(screen.getByRole('list')).toHaveAttribute('data-place', 'bottom-right');
    rerender(
      page(
        deleted,
        <div>
          <div role="dialog" aria-label="Calendar">
            <button>24</button>
          </div>
        </div>,
      ),
    );
    await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('data-place', 'top-right'));
    [measured, ...sizes].forEach((each) => each.mockRestore());
  });
});
