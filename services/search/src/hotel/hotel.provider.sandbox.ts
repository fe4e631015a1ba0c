/** The built-in inventory of stays: samples, deterministic, without any network. */
import type { HotelProvider } from './hotel.provider';
import { sampleStays } from './stay.model';

export function createSandboxHotelProvider(): HotelProvider {
  return { name: 'sandbox', source: 'sample', search: async (query) => sampleStays(query) };
}
