import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { axe } from 'jest-axe';
import { Progress } from './progress';

describe('Progress', () => {
  it('says how far it has come', async () => {
    const { container } = render(<Progress label="Step 3 of 7" value={3} max={7} />);
    const bar = screen.getByRole('progressbar', { name: 'Step 3 of 7' });
    expect(bar).toHaveAttribute('aria-valuetext', '43%');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('divides a value into parts that follow one another', () => {
    const segments = [
      { label: 'Stays', value: 50, tone: 'accent' as const },
      { label: 'Food', value: 25, tone: 'amber' as const },
    ];
    const { container } = render(<Progress label="Budget" value={75} valueText="$75 of $100" segments={segments} />);
    expect([...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('x'))).toEqual(['0%', '50%']);
    expect(screen.getByText('$75 of $100')).toBeInTheDocument();
  });

  it('prerenders without inline styles', () => {
    expect(renderToString(<Progress label="Budget" value={40} />)).not.toContain('style=');
  });
});
