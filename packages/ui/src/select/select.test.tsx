import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Select } from './select';

const Cabin = () => {
  const [value, setValue] = useState('');
  return (
    <Select
      label="Cabin"
      placeholder="Any cabin"
      options={[
        { value: 'economy', label: 'Economy' },
        { value: 'business', label: 'Business' },
      ]}
      value={value}
      onValueChange={setValue}
    />
  );
};

describe('Select', () => {
  it('opens by key and chooses', async () => {
    const { container } = render(<Cabin />);
    const trigger = screen.getByRole('combobox', { name: 'Cabin' });
    expect(trigger).toHaveTextContent('Any cabin');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('option', { name: 'Business' }));
    expect(trigger).toHaveTextContent('Business');
    expect(trigger).toHaveFocus();
  });
});

describe('a closed Select', () => {
  it('opens by pointer', async () => {
    render(<Cabin />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Cabin' }));
    expect(screen.getByRole('option', { name: 'Economy' })).toBeVisible();
  });

  it('takes typing as soon as it has the focus', async () => {
    render(<Cabin />);
    await userEvent.tab();
    await userEvent.keyboard('b');
    expect(screen.getByRole('combobox', { name: 'Cabin' })).toHaveTextContent('Business');
  });
});
