import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from '../button/button';
import { Tooltip, TooltipProvider } from './tooltip';

describe('Tooltip', () => {
  it('describes its trigger on focus and leaves by Escape', async () => {
    const { container } = render(
      <TooltipProvider>
        <Tooltip content="Made up from real routes">
          <Button>Sample fares</Button>
        </Tooltip>
      </TooltipProvider>,
    );
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Made up from real routes');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Made up from real routes');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
