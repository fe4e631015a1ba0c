import type { WeatherCondition } from '@sojourn/contracts/weather';
import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudRain,
  CloudSnow,
  CloudSun,
  Sun,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<WeatherCondition, LucideIcon> = {
  Sunny: Sun,
  'Partly cloudy': CloudSun,
  Cloudy: Cloud,
  Fog: CloudFog,
  Drizzle: CloudDrizzle,
  Rain: CloudRain,
  Thunderstorm: CloudLightning,
  Snow: CloudSnow,
};

/** Weather as a picture with its name. */
export const WeatherIcon = ({ condition }: { condition: WeatherCondition }) => {
  const Icon = icons[condition];
  return <Icon role="img" aria-label={condition} />;
};
