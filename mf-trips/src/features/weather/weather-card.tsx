import type { Weather } from '@sojourn/contracts/weather';
import { Badge, Button, Card, Heading, Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import { toast } from '@sojourn/web-kit';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { Day, Days, Now, Sky, Temperature, WeatherBox, WeatherHead } from './weather-card.styles';
import { WeatherIcon } from './weather-icon';
import { headingOf, listNameOf, sampleWordsOf, shortWeekday } from './weather.model';
import { useWeather, type WeatherSearch } from './weather.queries';

/** What the weather will be on the first days of a trip (spec, section 2). */
export const WeatherCard = (search: WeatherSearch) => {
  const { data: weather, error, isFetching, refetch } = useWeather(search);
  useEffect(() => {
    if (!error) return;
    const description = 'Could not load weather information for this location.';
    toast({ title: 'Weather Data Error', description, variant: 'destructive' });
  }, [error]);
  return (
    <WeatherBox>
      <Card as="section" aria-labelledby="weather-title">
        <WeatherHead>
          <Heading level={2} size="xl" id="weather-title">
            Weather Forecast
          </Heading>
          {weather?.source === 'sample' && <Badge tone="sun">Sample</Badge>}
        </WeatherHead>
        {weather ? (
          <Figures weather={weather} startDate={search.startDate} />
        ) : error ? (
          <div role="alert">
            <Text weight="medium">Unable to load weather data</Text>
            <Text size="sm" tone="ink2">
              Please check your connection and try again.
            </Text>
            <Button
              variant="secondary"
              size="sm"
              pending={isFetching}
              icon={<RotateCw aria-hidden="true" />}
              onClick={() => void refetch()}
            >
              Try again
            </Button>
          </div>
        ) : (
          <SkeletonGroup label="Loading the weather">
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </SkeletonGroup>
        )}
      </Card>
    </WeatherBox>
  );
};

const Figures = ({ weather, startDate }: { weather: Weather; startDate: string }) => {
  const { kind, source, temperature, condition, humidity, windSpeed, forecast, note } = weather;
  const isForecast = kind === 'forecast';
  return (
    <>
      <Now>
        <Temperature>
          {temperature}°<span>C</span>
        </Temperature>
        <Sky>
          <span>{condition}</span>
          <span>
            Humidity {humidity}%, wind {windSpeed} km/h
          </span>
        </Sky>
      </Now>
      <Days aria-label={listNameOf(weather)}>
        {forecast.map((each) => (
          <Day key={each.day} data-state={isForecast && each.isUsual ? 'usual' : undefined}>
            <span>{shortWeekday(each.day)}</span>
            <WeatherIcon condition={each.condition} />
            <strong>{each.temperature}°</strong>
          </Day>
        ))}
      </Days>
      <Text size="xs" tone="ink3">
        {headingOf(weather, startDate)}
        {source === 'sample' && ` ${sampleWordsOf(weather)}`}
      </Text>
      {isForecast && note !== undefined && (
        <Text size="xs" tone="sun">
          {note}
        </Text>
      )}
    </>
  );
};
