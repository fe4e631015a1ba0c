import type { SharedDetails } from '@sojourn/contracts/plan';
import { everythingIncluded, newTrip } from '@sojourn/trip';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { Route, Routes } from '@sojourn/web-kit/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SharedPage } from './shared-page';

const plan = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' });
const gone = () => fakeError(404, 'not-found', 'This link does not open a trip.');

let api: ReturnType<typeof fakeApi>;
afterEach(() => {
  api.restore();
  jest.useRealTimers();
});

function open(fakes: Fakes) {
  api = fakeApi({ 'GET /api/weather': () => new Promise(() => undefined), ...fakes });
  return render(
    <PortalForTests at="/shared/a-token" user={null}>
      <Routes>
        <Route path="/shared/:token" element={<SharedPage />} />
      </Routes>
    </PortalForTests>,
  );
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const openedAs = (role: 'viewer' | 'editor', includes: SharedDetails = everythingIncluded): Fakes => ({
  'GET /api/shared/:token/plan': () => ({ id: 7, role, plan, includes }),
  'GET /api/shared/:token/owner': () => ({ name: 'Ana Rossi' }),
  'GET /api/shared/:token/changes': () => ({ version: 0, changes: [], plan: null }),
});

describe('a shared trip', () => {
  it('is looked at without an account, and a viewer finds nothing to change it with', async () => {
    const { container } = open(openedAs('viewer'));
    expect(await title('Rome')).toBeVisible();
    for (const name of ['Edit', 'Share', 'Mark as confirmed', 'Set a budget', 'Add notes']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByText('My Trips')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is changed by an editor, who can neither share nor delete it', async () => {
    open(openedAs('editor'));
    expect(await title('Rome')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  it.each([
    ['viewer', /You can look at it, but not change it\./],
    ['editor', /You can look at it and edit it/],
  ] as const)('says who shares it and what a visitor may do when the link is of a %s', async (role, may) => {
    open(openedAs(role));
    expect(await screen.findByText('Ana Rossi shares this trip with you')).toBeVisible();
    expect(screen.getByText(may)).toBeVisible();
    expect(screen.queryByText(/Not shared:/)).not.toBeInTheDocument();
  });

  it('says what is left out and shows no place for it when the owner leaves it out', async () => {
    open({
      ...openedAs('editor', { ...everythingIncluded, notes: false, costs: false, documents: false }),
      'GET /api/shared/:token/owner': () => fakeError(503, 'unavailable', 'Away.'),
    });
    expect(await screen.findByText('This trip is shared with you')).toBeVisible();
    expect(screen.getByText(/Not shared: notes, costs and documents\./)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Timeline' })).toBeVisible();
    for (const name of ['Expenses', 'Documents']) expect(screen.queryByRole('tab', { name })).not.toBeInTheDocument();
    for (const name of ['Budget', 'Notes']) expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('closes while it is open when its link is taken back', async () => {
    jest.useFakeTimers();
    let isRevoked = false;
    const fakes = openedAs('viewer');
    open({
      ...fakes,
      'GET /api/shared/:token/changes': () => (isRevoked ? gone() : { version: 0, changes: [], plan: null }),
    });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible());
    isRevoked = true;
    await act(async () => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('heading', { level: 1, name: 'This link does not open a trip' })).toBeVisible();
    expect(screen.queryByText('Rome')).not.toBeInTheDocument();
  });

  it('is not there for a link that opens nothing', async () => {
    open({ 'GET /api/shared/:token/plan': gone });
    expect(await title('This link does not open a trip')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  });

  it('is not taken for one that is gone while the server is down', async () => {
    open({ 'GET /api/shared/:token/plan': () => fakeError(503, 'unavailable', 'Trips are resting.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trips are resting.');
  });
});
