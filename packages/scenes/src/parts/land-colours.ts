import type { Biome } from '../scene-kinds';
import { mix } from './colour';
import type { MoodColours } from './moods';

/** What the land of a biome is coloured with, and how much of it: sand, dry grass, moss, wet leaves. */
const earths: Partial<Record<Biome, readonly [colour: string, part: number]>> = {
  desert: ['#c98a57', 0.6],
  savanna: ['#c2a04e', 0.45],
  dry: ['#b39a5a', 0.32],
  bare: ['#8a9a66', 0.3],
  tropical: ['#2f8a4a', 0.22],
};

/** The colours of an hour where something else grows than usual: its sky stays, its land is of the biome. */
export const landColours = (c: MoodColours, biome: Biome | undefined): MoodColours => {
  const [earth, part] = (biome && earths[biome]) ?? [];
  if (!earth || !part) return c;
  const tinted = (colour: string, share: number) => mix(colour, mix(earth, colour, 0.35), share);
  return { ...c, far: tinted(c.far, part), mid: tinted(c.mid, part * 1.2), near: tinted(c.near, part) };
};
