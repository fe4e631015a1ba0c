/** What is known of the weather, whoever says it. */
import type { Position } from '@sojourn/contracts';
import type { Weather } from '@sojourn/contracts/weather';

/** Where: a name as somebody wrote it, and its position where that is known. */
export type WeatherPlace = { name: string; position: Position | null };

/** What a provider knows; the service adds where and whose it is. */
export type WeatherFigures = Pick<Weather, 'temperature' | 'condition' | 'humidity' | 'windSpeed' | 'forecast'>;
