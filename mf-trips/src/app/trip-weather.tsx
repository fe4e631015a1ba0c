import { Card, Skeleton } from '@sojourn/ui';
import { loadable, Loaded } from '@sojourn/web-kit';
import { usePlan } from '../shared/plan/plan-access';

const weatherCard = loadable(() => import('../features/weather/weather-card').then((m) => m.WeatherCard));

/** The weather of the trip's place from its first day on. */
export const TripWeather = () => {
  const { destination, dates } = usePlan().plan.head;
  const { name, position } = destination;
  return (
    <Loaded
      key={`${name} ${dates.startDate}`}
      of={weatherCard}
      fallback={
        <Card>
          <Skeleton lines={5} />
        </Card>
      }
      props={{ destination: name, position, startDate: dates.startDate }}
    />
  );
};
