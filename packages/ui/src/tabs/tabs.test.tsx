import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Tabs } from './tabs';

describe('Tabs', () => {
  it('shows one panel and moves by arrow', async () => {
    const { container } = render(
      <Tabs
        label="Trip"
        tabs={[
          { value: 'overview', label: 'Overview', content: 'All of it' },
          { value: 'expenses', label: 'Expenses', count: 6, content: 'What it costs' },
        ]}
      />,
    );
    expect(screen.getByRole('tablist', { name: 'Trip' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('All of it');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /Expenses/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('What it costs');
    expect(await axe(container)).toHaveNoViolations();
  });
});
