import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Tabs } from './tabs';

function Trip() {
  const [value, setValue] = useState('overview');
  const link = <button onClick={() => setValue('timeline')}>Whole timeline</button>;
  const tabs = [
    { value: 'overview', label: 'Overview', content: link },
    { value: 'timeline', label: 'Timeline', content: 'Day by day' },
  ];
  return <Tabs label="Trip" value={value} onValueChange={setValue} tabs={tabs} />;
}

describe('Tabs', () => {
  it('gives the focus to the next panel when what had it left with its own', async () => {
    render(<Trip />);
    await userEvent.click(screen.getByRole('button', { name: 'Whole timeline' }));
    expect(screen.getByRole('tabpanel', { name: 'Timeline' })).toHaveFocus();
  });

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
    expect(screen.getByRole('tab', { name: /Expenses/ })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leaves the choice to whoever holds the value, and says it once', async () => {
    const chosen = jest.fn();
    const tabs = [
      { value: 'in', label: 'Sign In', content: 'Here you sign in' },
      { value: 'up', label: 'Sign Up', content: 'Here you sign up' },
    ];
    render(<Tabs label="Account" value="in" onValueChange={chosen} tabs={tabs} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(chosen.mock.calls).toEqual([['up']]);
    expect(screen.getByRole('tabpanel', { name: 'Sign In' })).toHaveTextContent('Here you sign in');
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(chosen).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});
