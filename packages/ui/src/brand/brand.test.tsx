import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Brand } from './brand';

describe('Brand', () => {
  it('reads as the word alone', async () => {
    const { container } = render(<Brand />);
    expect(screen.getByText('Sojourn')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
