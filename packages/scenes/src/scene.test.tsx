import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { axe } from 'jest-axe';
import { Scene } from './scene';

describe('Scene', () => {
  it('carries words for what it shows', async () => {
    const { container } = render(<Scene place="Rome" kind="old-town" mood="dusk" />);
    expect(screen.getByRole('img', { name: 'Illustration of Rome, old town at dusk' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is silent when words beside it say the same', () => {
    render(<Scene place="Rome" alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('gives each copy on a page ids of its own', async () => {
    const { container } = render(
      <>
        <Scene place="Rome" />
        <Scene place="Rome" />
      </>,
    );
    await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(2));
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('prerenders without inline styles', () => {
    expect(renderToString(<Scene place="Rome" quiet="left" ratio="fill" />)).not.toContain('style=');
  });
});
