import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { TextArea } from './text-area';

describe('TextArea', () => {
  it('takes several lines and describes its error', async () => {
    const { container } = render(<TextArea label="Notes" error="Too long" rows={4} />);
    const area = screen.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(area, 'One{enter}Two');
    expect(area).toHaveValue('One\nTwo');
    expect(area).toHaveAccessibleDescription('Too long');
    expect(await axe(container)).toHaveNoViolations();
  });
});
