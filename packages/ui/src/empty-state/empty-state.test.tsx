import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

describe('EmptyState', () => {
  it('says what is missing and offers the next step', async () => {
    const { container } = render(
      <EmptyState title="No trips yet" level={1} action={<Button>Create a trip</Button>}>
        Start with a place.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'No trips yet' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create a trip' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
