import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Skeleton, SkeletonGroup } from './skeleton';

describe('Skeleton', () => {
  it('is silent, and its group says once what is loading', async () => {
    const { container } = render(
      <SkeletonGroup label="Loading flights">
        <Skeleton lines={3} />
      </SkeletonGroup>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading flights$/);
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
    expect(await axe(container)).toHaveNoViolations();
  });
});
