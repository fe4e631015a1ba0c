import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sceneMoods } from '../parts/moods';
import { sceneKinds } from '../scene-kinds';
import { Gallery } from './gallery';

describe('Gallery', () => {
  it('shows the design system, and every kind in every mood', () => {
    render(<Gallery />);
    expect(screen.getByRole('heading', { level: 2, name: 'Buttons' })).toBeInTheDocument();
    const scenes = screen.getByRole('region', { name: 'Scenes' });
    for (const kind of sceneKinds) {
      const drawn = scenes.querySelectorAll(`[data-scene='${kind}']`);
      expect([...drawn].map((element) => element.getAttribute('data-mood'))).toEqual(sceneMoods);
    }
  });

  it('prerenders', () => {
    expect(renderToString(<Gallery toastAtStart="default" />)).toContain('Illustration of Kyoto');
  });
});
