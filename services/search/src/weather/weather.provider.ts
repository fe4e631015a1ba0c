/** The port to providers of weather. Adapters convert foreign failures to `AppError`. */
import type { WeatherFigures, WeatherPlace } from './weather.model';

/** `source` says whether its figures are made up. */
export type WeatherProvider = {
  name: string;
  source: 'sample' | 'live';
  /**
   * Five days from `from`, or as many of them as are known.
   * @param from `YYYY-MM-DD`; null: from today on, as it is at the place
   * @param today where no place says what day it is
   */
  forecast(place: WeatherPlace, days: { from: string | null; today: string }): Promise<WeatherFigures>;
  /** What the month of a day is usually like, said for five days from it. */
  climate(place: WeatherPlace, days: { from: string; today: string }): Promise<WeatherFigures>;
};
