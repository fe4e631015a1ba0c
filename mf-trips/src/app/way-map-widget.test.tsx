import { PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { WayMapWidget } from './way-map-widget';

beforeAll(() => import('@sojourn/map'));

const london = { name: 'London', position: { latitude: 51.5, longitude: -0.1 } };
const kyoto = { name: 'Kyoto', position: { latitude: 35, longitude: 135.8 } };
const open = (from: typeof london | null) =>
  render(
    <PortalForTests at="/" user={null}>
      <WayMapWidget from={from} to={kyoto} caption="9,500 km" />
    </PortalForTests>,
  );

test('shows the way from home, each end with its name', async () => {
  const { container } = open(london);
  expect(await screen.findByRole('group', { name: 'Map of the way from London to Kyoto' })).toBeInTheDocument();
  expect(screen.getByText('9,500 km')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '2. Kyoto' }));
  expect(screen.getByRole('button', { name: '2. Kyoto' })).toHaveAttribute('data-pointed');
  expect(await axe(container)).toHaveNoViolations();
});

test('shows the place alone where nobody knows the start', async () => {
  open(null);
  expect(await screen.findByRole('group', { name: 'Map of Kyoto' })).toBeInTheDocument();
  expect(await screen.findAllByRole('button', { name: /Kyoto/ })).toHaveLength(1);
});
