import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Badge } from './badge';

describe('Badge', () => {
  it('shows its words in its tone', async () => {
    const { container } = render(<Badge tone="sun">Sample fares</Badge>);
    expect(screen.getByText('Sample fares')).toHaveAttribute('data-tone', 'sun');
    expect(await axe(container)).toHaveNoViolations();
  });
});
