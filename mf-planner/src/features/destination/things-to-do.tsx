import { activityCategories, type ActivityCategory, type AttractionType, attractionTypes } from '@sojourn/contracts';
import type { DestinationPage } from '@sojourn/contracts/destination-page';
import { Button, ChipGroup, EmptyState, Heading, NativeSelect, Text } from '@sojourn/ui';
import { formatCount, formatMoney } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { ActivityCard } from '../../shared/activity-card';
import { categoryNames } from '../../shared/category-names';
import { weekdayNames, weekdays, type Weekday } from '../../shared/opening-hours.model';
import { Part, ThingChoices, ThingFields, ThingGrid } from './destination.styles';
import {
  countsOf,
  HOURS,
  isFiltered,
  parseThings,
  PRICES,
  type ThingFilters,
  thingsQuery,
  thingsShown,
} from './things.model';

const ANY = '';

/** Bounds of a select, after the choice of none. */
function bounds(none: string, values: readonly number[], label: (value: number) => string) {
  const choices = values.map((value) => ({ value: `${value}`, label: label(value) }));
  return [{ value: ANY, label: none }, ...choices];
}
const boundOf = (text: string) => (text === ANY ? null : Number(text));

type FieldsProps = {
  activities: DestinationPage['activities'];
  filters: ThingFilters;
  onFilters: (filters: ThingFilters) => void;
};

const Fields = ({ activities, filters, onFilters }: FieldsProps) => {
  const change = (part: Partial<ThingFilters>) => onFilters({ ...filters, ...part });
  const ofCategory = countsOf(activities, filters, 'category');
  const ofType = countsOf(activities, filters, 'attractionType');
  return (
    <ThingChoices role="search" aria-label="Narrow things to do">
      <ChipGroup
        label="Category"
        swiped
        options={activityCategories.map((value) => ({ value, label: categoryNames[value], count: ofCategory(value) }))}
        value={filters.category}
        onValueChange={(category) => change({ category: category as ActivityCategory | null })}
      />
      <ChipGroup
        label="Type"
        swiped
        options={attractionTypes.map((value) => ({ value, label: value, count: ofType(value) }))}
        value={filters.type}
        onValueChange={(type) => change({ type: type as AttractionType | null })}
      />
      <ThingFields>
        <NativeSelect
          label="Open on"
          options={[
            { value: ANY, label: 'Any day' },
            ...weekdays.map((day) => ({ value: day, label: weekdayNames[day] })),
          ]}
          value={filters.day ?? ANY}
          onChange={(event) => change({ day: (event.target.value || null) as Weekday | null })}
        />
        <NativeSelect
          label="Price a person"
          options={bounds('Any price', PRICES, (price) => (price === 0 ? 'Free' : `Up to ${formatMoney(price)}`))}
          value={String(filters.price ?? ANY)}
          onChange={(event) => change({ price: boundOf(event.target.value) })}
        />
        <NativeSelect
          label="How long"
          options={bounds('Any length', HOURS, (hours) => `Up to ${formatCount(hours, 'hour')}`)}
          value={String(filters.hours ?? ANY)}
          onChange={(event) => change({ hours: boundOf(event.target.value) })}
        />
      </ThingFields>
    </ThingChoices>
  );
};

/** What there is to do at a place; what it is narrowed by stands in the address. */
export const ThingsToDo = ({ activities }: Pick<DestinationPage, 'activities'>) => {
  const [query, setQuery] = useSearchParams();
  const filters = parseThings(query);
  const shown = thingsShown(activities, filters);
  const show = (next: ThingFilters) => setQuery(thingsQuery(next), { replace: true, preventScrollReset: true });
  return (
    <Part aria-labelledby="things-to-do">
      <div>
        <Heading level={2} id="things-to-do">
          Things to do
        </Heading>
        <Text tone="ink2" role="status">
          {isFiltered(filters)
            ? `${shown.length} of ${formatCount(activities.length, 'idea')}.`
            : `${formatCount(activities.length, 'idea')} to begin with.`}{' '}
          Ratings and counts of reviews on this page are samples.
        </Text>
      </div>
      <Fields activities={activities} filters={filters} onFilters={show} />
      {shown.length === 0 ? (
        <EmptyState
          level={3}
          title="No attractions found for the selected category."
          action={
            <Button variant="secondary" onClick={() => show(parseThings(new URLSearchParams()))}>
              Clear filters
            </Button>
          }
        >
          Try selecting a different category.
        </EmptyState>
      ) : (
        <ThingGrid>
          {shown.map((activity) => (
            <li key={activity.id}>
              <ActivityCard activity={activity} kind={activity.categoryName} />
            </li>
          ))}
        </ThingGrid>
      )}
    </Part>
  );
};
