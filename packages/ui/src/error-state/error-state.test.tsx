import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ErrorState } from './error-state';

describe('ErrorState', () => {
  it('is announced at once and tries again', async () => {
    const onRetry = jest.fn();
    const { container } = render(
      <ErrorState title="Error Loading Flights" level={1} onRetry={onRetry}>
        Check your connection.
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Error Loading Flights');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });
});
