import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery';

describe('Gallery', () => {
  it('shows every part', () => {
    render(<Gallery toastAtStart="default" />);
    for (const name of ['Colour', 'Buttons', 'Fields', 'Cards', 'Tabs', 'States']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    expect(screen.getByText('Trip deleted')).toBeInTheDocument();
  });

  it('draws places as it is told, and puts further sections last', () => {
    render(
      <Gallery picture={(place, where) => <img alt={`${place} ${where}`} />}>
        <p>one more section</p>
      </Gallery>,
    );
    expect(screen.getByRole('img', { name: 'Amalfi Coast hero' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Kyoto card' })).toBeInTheDocument();
    expect(screen.getByText('one more section')).toBeInTheDocument();
  });

  it('prerenders', () => {
    expect(renderToString(<Gallery />)).toContain('Your next vacation');
  });
});
