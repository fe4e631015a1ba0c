/** HTTP routes of the weather. */
import { weatherQuerySchema } from '@sojourn/contracts/weather';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import { sendJsonBody } from '../json-body';
import type { WeatherService } from './weather.service';

export function addWeatherRoutes(router: Router, weather: WeatherService): void {
  router.get('/weather', async (req, res) => {
    sendJsonBody(res, await weather.weather(parseInput(weatherQuerySchema, req.query)));
  });
}
