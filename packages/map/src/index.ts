/** One map for every area of the portal. It carries Leaflet: load it lazily, by `import()`. */
export { TravelMap, type TravelMapProps } from './travel-map';
export type { MapName, MapPin, MapRoute } from './map-content';
