import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { NativeSelect } from './native-select';

describe('NativeSelect', () => {
  it('chooses one of its options', async () => {
    const options = ['Economy', 'Business'].map((label) => ({ value: label, label }));
    const { container } = render(<NativeSelect label="Cabin" options={options} />);
    await userEvent.selectOptions(screen.getByLabelText('Cabin'), 'Business');
    expect(screen.getByRole('combobox', { name: 'Cabin' })).toHaveValue('Business');
    expect(await axe(container)).toHaveNoViolations();
  });
});
