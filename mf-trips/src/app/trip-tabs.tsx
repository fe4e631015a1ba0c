/** The tabs of a trip's page: each is fetched when it is first opened, and has its name in the address. */
import { Skeleton, SkeletonGroup } from '@sojourn/ui';
import { Tabs } from '@sojourn/ui/tabs';
import { loadable, Loaded, type Loadable } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { memo } from 'react';
import { OverviewTab } from '../features/overview/overview-tab';
import { PartBoundary } from '../shared/part-boundary';
import { usePlanPart } from '../shared/plan/plan-access';
import { TripWeather } from './trip-weather';

/** `of`: what must be shown of the trip for the tab to hold anything. */
type TripTab = { value: string; label: string; tab: Loadable; of?: 'costs' | 'documents' };

const fetched: readonly TripTab[] = [
  {
    value: 'timeline',
    label: 'Timeline',
    tab: loadable(() => import('../features/timeline/timeline-tab').then((m) => m.TimelineTab)),
  },
  {
    value: 'itinerary',
    label: 'Itinerary',
    tab: loadable(() => import('../features/itinerary/itinerary-tab').then((m) => m.ItineraryTab)),
  },
  {
    value: 'expenses',
    label: 'Expenses',
    of: 'costs',
    tab: loadable(() => import('../features/expenses/expenses-tab').then((m) => m.ExpensesTab)),
  },
  {
    value: 'documents',
    label: 'Documents',
    of: 'documents',
    tab: loadable(() => import('./documents-part').then((m) => m.DocumentsPart)),
  },
  {
    value: 'packing',
    label: 'Packing',
    tab: loadable(() => import('../features/packing/packing-tab').then((m) => m.PackingTab)),
  },
  {
    value: 'activities',
    label: 'Activities',
    tab: loadable(() => import('../features/activities/activities-tab').then((m) => m.ActivitiesTab)),
  },
  {
    value: 'tips',
    label: 'Tips',
    tab: loadable(() => import('../features/tips/tips-tab').then((m) => m.TipsTab)),
  },
];

const FIRST = 'overview';

const weather = (
  <PartBoundary name="Weather">
    <TripWeather />
  </PartBoundary>
);

/** In the specification's order (section 2). What a trip becomes each tab sees for itself. */
export const TripTabs = memo(({ onEdit }: { onEdit: () => void }) => {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('tab');
  const includes = usePlanPart((trip) => trip.includes);
  const shown = fetched.filter(({ of }) => of === undefined || includes[of]);
  const value = shown.some((tab) => tab.value === wanted) ? (wanted ?? FIRST) : FIRST;
  const open = (tab: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (tab === FIRST) next.delete('tab');
        else next.set('tab', tab);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs
      label="Parts of this trip"
      value={value}
      onValueChange={open}
      tabs={[
        { value: FIRST, label: 'Overview', content: <OverviewTab onEdit={onEdit} weather={weather} /> },
        ...shown.map(({ value: name, label, tab }) => ({
          value: name,
          label,
          content: (
            <PartBoundary name={label}>
              <Loaded of={tab} fallback={<TabSkeleton label={label} />} />
            </PartBoundary>
          ),
        })),
      ]}
    />
  );
});
TripTabs.displayName = 'TripTabs';

const TabSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={`Loading ${label}`}>
    <Skeleton shape="title" />
    <Skeleton lines={6} />
  </SkeletonGroup>
);
