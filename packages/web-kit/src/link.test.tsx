import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from './router';
import { MemoryRouter } from './testing';

const Where = () => {
  const { pathname, search, key } = useLocation();
  return <p data-key={key}>{pathname + search}</p>;
};
const begin = (link = <Link to="/trips?tab=past">Trips</Link>) =>
  render(
    <MemoryRouter initialEntries={['/a/b']}>
      {link}
      <Where />
    </MemoryRouter>,
  );

let isLeftToBrowser = false;
/** jsdom cannot load pages. */
const asBrowser = (event: MouseEvent) => {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => window.addEventListener('click', asBrowser));
afterEach(() => window.removeEventListener('click', asBrowser));

describe('a link within the site', () => {
  it('has an address for whoever copies it, and is followed without loading a page', async () => {
    begin();
    const link = screen.getByRole('link', { name: 'Trips' });
    expect(link).toHaveAttribute('href', '/trips?tab=past');
    await userEvent.click(link);
    expect(screen.getByText('/trips?tab=past')).toBeVisible();
    expect(isLeftToBrowser).toBe(false);
  });

  it.each([
    ['in a new tab', { ctrlKey: true }],
    ['in a new window', { shiftKey: true }],
    ['by another button', { button: 1 }],
  ])('leaves opening %s to the browser', (_what, init) => {
    begin();
    fireEvent.click(screen.getByRole('link', { name: 'Trips' }), init);
    expect(isLeftToBrowser).toBe(true);
    expect(screen.getByText('/a/b')).toBeVisible();
  });

  it('leaves a link with a target to the browser', () => {
    begin(
      <Link to="/x" target="_blank">
        Elsewhere
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    expect(link).toHaveAttribute('target', '_blank');
    fireEvent.click(link);
    expect(isLeftToBrowser).toBe(true);
    expect(screen.getByText('/a/b')).toBeVisible();
  });

  it('calls its handler first, which may keep the person here', async () => {
    begin(
      <Link to="/x" onClick={(event) => event.preventDefault()}>
        Stay
      </Link>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Stay' }));
    expect(screen.getByText('/a/b')).toBeVisible();
  });

  it('finds a relative address from where it stands, and hands its props on', () => {
    const ref = { current: null as HTMLAnchorElement | null };
    begin(
      <Link to="?x=1" ref={ref} aria-label="More" data-state="on">
        x
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/a/b?x=1');
    expect(ref.current).toHaveAttribute('data-state', 'on');
  });
});
