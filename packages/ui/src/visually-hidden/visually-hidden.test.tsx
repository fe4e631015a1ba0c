import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { VisuallyHidden } from './visually-hidden';

describe('VisuallyHidden', () => {
  it('gives words to what shows none', async () => {
    const { container } = render(
      <button type="button">
        <VisuallyHidden>Close</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
