import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'round', label: 'Round trip' },
  { value: 'one', label: 'One way' },
];

describe('RadioGroup', () => {
  it.each(['list', 'segmented', 'cards'] as const)('chooses by press and by arrow as %s', async (variant) => {
    const onValueChange = jest.fn();
    const { container } = render(
      <RadioGroup
        label="Trip"
        name="trip"
        options={options}
        defaultValue="round"
        variant={variant}
        onValueChange={onValueChange}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Trip' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'One way' }));
    expect(onValueChange).toHaveBeenLastCalledWith('one');
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: 'Round trip' })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });
});
