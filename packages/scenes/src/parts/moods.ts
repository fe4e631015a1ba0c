/** Time of day and air. */
export type SceneMood = 'dawn' | 'noon' | 'dusk' | 'night' | 'snow' | 'desert';

/** Eight colours, from the top of the sky to the ground at one's feet. */
export interface MoodColours {
  zenith: string;
  sky: string;
  horizon: string;
  light: string;
  far: string;
  mid: string;
  near: string;
  ground: string;
}

export const moods: Record<SceneMood, MoodColours> = {
  dawn: {
    zenith: '#5fa6cc',
    sky: '#a9d2da',
    horizon: '#fde2bd',
    light: '#fff4da',
    far: '#93c0c6',
    mid: '#559ba1',
    near: '#2c7377',
    ground: '#164b52',
  },
  noon: {
    zenith: '#3787c9',
    sky: '#7dbde6',
    horizon: '#dcf0f4',
    light: '#fff8e2',
    far: '#a3cdbd',
    mid: '#64a68c',
    near: '#3c7f68',
    ground: '#1c5145',
  },
  dusk: {
    zenith: '#232c58',
    sky: '#8d5a7d',
    horizon: '#f7ab72',
    light: '#ffedcb',
    far: '#7a6b9f',
    mid: '#4c568f',
    near: '#2c3a6c',
    ground: '#161f42',
  },
  night: {
    zenith: '#080f29',
    sky: '#172350',
    horizon: '#3e4f8c',
    light: '#fdf4da',
    far: '#33427a',
    mid: '#243161',
    near: '#172146',
    ground: '#0b1229',
  },
  snow: {
    zenith: '#6596cc',
    sky: '#a9c9e6',
    horizon: '#f5ebe6',
    light: '#fff8ea',
    far: '#c0d2e6',
    mid: '#8fadce',
    near: '#5c82ab',
    ground: '#30557c',
  },
  desert: {
    zenith: '#d47f4f',
    sky: '#eeb07a',
    horizon: '#fce2b4',
    light: '#fff6df',
    far: '#dfa479',
    mid: '#c47c4f',
    near: '#955233',
    ground: '#582c1e',
  },
};

/** How each mood is said in an alternative text. */
export const moodWords: Record<SceneMood, string> = {
  dawn: 'at dawn',
  noon: 'on a bright day',
  dusk: 'at dusk',
  night: 'at night',
  snow: 'in clear winter light',
  desert: 'in golden light',
};

/** All moods, in the order of the gallery. */
export const sceneMoods = Object.keys(moods) as readonly SceneMood[];
