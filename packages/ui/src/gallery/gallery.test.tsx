import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery';

describe('Gallery', () => {
  it('shows every part and every scene', () => {
    render(<Gallery toastAtStart="default" />);
    for (const name of ['Colour', 'Buttons', 'Fields', 'Cards', 'Tabs', 'States', 'Scenes']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    expect(screen.getAllByRole('img', { name: /^Illustration of/ }).length).toBeGreaterThanOrEqual(54);
    expect(screen.getByText('Trip deleted')).toBeInTheDocument();
  });

  it('prerenders', () => {
    expect(renderToString(<Gallery />)).toContain('Your next vacation');
  });
});
