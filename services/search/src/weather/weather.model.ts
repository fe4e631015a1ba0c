/** What is known of the weather, whoever says it, and what may be said of a day. */
import type { Position } from '@sojourn/contracts';
import { FORECAST_DAYS_AHEAD, type Weather } from '@sojourn/contracts/weather';
import { daysBetween } from '@sojourn/travel';

/** Where: a name as somebody wrote it, and its position where that is known. */
export type WeatherPlace = { name: string; position: Position | null };

/** What a provider knows; the service adds where and whose it is. */
export type WeatherFigures = Pick<
  Weather,
  'temperature' | 'condition' | 'humidity' | 'windSpeed' | 'forecast' | 'isUsualUnknown'
>;

// A kilometre or so: nobody needs the weather of another one, and the same place is asked for once.
const DECIMALS = 2;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** A position as weather is asked for. */
export const coarse = ({ latitude, longitude }: Position): Position => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** What can be said of a day: a forecast, unless it is too far ahead. */
export const kindFor = (startDate: string, today: string): Weather['kind'] =>
  daysBetween(today, startDate) > FORECAST_DAYS_AHEAD ? 'climate' : 'forecast';
