import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { ChipGroup } from './chip-group';

const options = [
  { value: 'tours', label: 'Tours', count: 9 },
  { value: 'nature', label: 'Nature' },
];
const One = ({ required }: { required?: boolean }) => {
  const [value, setValue] = useState<string | null>(null);
  return <ChipGroup label="Category" options={options} value={value} onValueChange={setValue} required={required} />;
};
const Many = () => {
  const [value, setValue] = useState<string[]>([]);
  return <ChipGroup multiple label="Interests" options={options} value={value} onValueChange={setValue} />;
};

describe('ChipGroup', () => {
  it('holds one choice, and a second press clears it', async () => {
    const { container } = render(<One />);
    const [tours, nature] = [
      screen.getByRole('button', { name: /Tours/ }),
      screen.getByRole('button', { name: 'Nature' }),
    ];
    await userEvent.click(tours);
    await userEvent.click(nature);
    expect(tours).toHaveAttribute('aria-pressed', 'false');
    expect(nature).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(nature);
    expect(nature).toHaveAttribute('aria-pressed', 'false');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps its choice when one is required', async () => {
    render(<One required />);
    const nature = screen.getByRole('button', { name: 'Nature' });
    await userEvent.click(nature);
    await userEvent.click(nature);
    expect(nature).toHaveAttribute('aria-pressed', 'true');
  });

  it('stands in one row to swipe where a list is below it', () => {
    const { rerender } = render(
      <ChipGroup swiped label="Kind" options={options} value={null} onValueChange={jest.fn()} />,
    );
    expect(screen.getByRole('group', { name: 'Kind' })).toHaveAttribute('data-swiped', 'true');
    rerender(<ChipGroup label="Kind" options={options} value={null} onValueChange={jest.fn()} />);
    expect(screen.getByRole('group', { name: 'Kind' })).not.toHaveAttribute('data-swiped');
  });

  it('holds several choices', async () => {
    render(<Many />);
    await userEvent.click(screen.getByRole('button', { name: /Tours/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Nature' }));
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  });
});
