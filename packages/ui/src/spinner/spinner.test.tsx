import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Spinner } from './spinner';

describe('Spinner', () => {
  it('is announced when it has a label and decoration when not', async () => {
    const { container, rerender } = render(<Spinner label="Loading" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await axe(container)).toHaveNoViolations();
    rerender(<Spinner />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
