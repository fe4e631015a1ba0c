import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const pair = (
  <>
    <Tooltip content="Made up from real routes">
      <Button>Sample fares</Button>
    </Tooltip>
    <Tooltip content="Of all who fly">
      <Button>Total</Button>
    </Tooltip>
  </>
);

describe('Tooltips of a page', () => {
  const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    advance(1_000);
    jest.useRealTimers();
  });

  it('open after 700 ms, the next one at once, and slowly again 300 ms after the last has closed', async () => {
    const user = userEvent.setup({ advanceTimers: advance });
    render(pair);
    const [fares, total] = [screen.getByText('Sample fares'), screen.getByText('Total')];
    await user.hover(fares);
    advance(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    advance(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Made up from real routes');

    await user.hover(total);
    advance(0);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Of all who fly');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    advance(300);
    await user.hover(fares);
    advance(0);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

describe('Tooltip', () => {
  it('describes its trigger on focus and leaves by Escape', async () => {
    const { container } = render(pair);
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Made up from real routes');
    expect(screen.getByRole('button', { name: 'Sample fares' })).toHaveAccessibleDescription(
      'Made up from real routes',
    );
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
