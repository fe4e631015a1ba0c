/** When it is light somewhere: the sun of a day by the clocks of its place. */
import { getPosition, getTimes } from 'suncalc';
import { zoneInstant } from './zone-time';

/** Where the sun is asked for, and whose clock says when; a clock that nobody knows is the sun's own, to the hour. */
export type SunlitPlace = { latitude: number; longitude: number; timeZone?: string | null | undefined };

/**
 * Minutes since midnight of the day: `light` from the first to the last of civil twilight, `sunrise` and `sunset` null where
 * the sun does neither. A night that lasts all day has no light: it begins when it ends, at noon.
 */
export type Daylight = { light: { from: number; to: number }; sunrise: number | null; sunset: number | null };

const MINUTE_MS = 60_000;
const ALL_DAY = 1_440;
/** How far below the horizon the sun stands when civil twilight ends, in degrees. */
const CIVIL_TWILIGHT = -6;
const DEGREES_AN_HOUR = 15;

/** The clock of a longitude, as the tz database names it: its signs are those of POSIX, west is positive. */
function clockAt(longitude: number): string {
  const hours = Math.round(longitude / DEGREES_AN_HOUR);
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/**
 * The daylight of a day, by the calculations of suncalc (Meeus, Astronomical Algorithms), to a minute or two.
 * @param day `YYYY-MM-DD`
 */
export function daylightOn(day: string, { latitude, longitude, timeZone }: SunlitPlace): Daylight {
  const zone = timeZone ?? clockAt(longitude);
  const midnight = zoneInstant(day, '00:00', zone);
  const { sunrise, sunset, dawn, dusk, solarNoon } = getTimes(
    new Date(zoneInstant(day, '12:00', zone)),
    latitude,
    longitude,
  );
  const minuteOf = (time: Date) => Math.round((time.getTime() - midnight) / MINUTE_MS);
  const within = (time: Date) => Math.min(ALL_DAY, Math.max(0, minuteOf(time)));
  const isBright = getPosition(solarNoon, latitude, longitude).altitude > CIVIL_TWILIGHT;
  const noon = minuteOf(solarNoon);
  return {
    light: {
      from: dawn ? within(dawn) : isBright ? 0 : noon,
      to: dusk ? within(dusk) : isBright ? ALL_DAY : noon,
    },
    sunrise: sunrise && minuteOf(sunrise),
    sunset: sunset && minuteOf(sunset),
  };
}
