/** The site's own pictures as others show it: icons of a home screen, and the picture of a shared link. */
import { sceneSvg } from '@sojourn/scenes/scene-svg';
import sharp from 'sharp';
import { fullIcon, roundIcon } from '../../shell/src/document/icon';

/** As wide and high as shared links are shown (ogp.me, 1.91:1). */
const SOCIAL = { width: 1200, height: 630 };

const social = sceneSvg({ place: 'Amalfi Coast', kind: 'old-town', mood: 'dusk', ...SOCIAL });

/** By file name: a drawing, and how wide it becomes. */
const drawings: Record<string, { svg: string; width: number }> = {
  'apple-touch-180.png': { svg: fullIcon, width: 180 },
  'icon-192.png': { svg: roundIcon, width: 192 },
  'icon-512.png': { svg: roundIcon, width: 512 },
  'maskable-512.png': { svg: fullIcon, width: 512 },
  'social-1200.png': { svg: social, width: SOCIAL.width },
};

/** The files of shell/scenes/site, each as PNG with a palette: flat colours need no more. */
export const sitePictures = (): Promise<[string, Buffer][]> =>
  Promise.all(
    Object.entries(drawings).map(async ([file, { svg, width }]): Promise<[string, Buffer]> => {
      // Drawn at its final size: an icon that is enlarged afterwards is blurred.
      const { width: drawn = width } = await sharp(Buffer.from(svg)).metadata();
      const picture = sharp(Buffer.from(svg), { density: (72 * width) / drawn }).resize(width);
      return [file, await picture.png({ palette: true, effort: 10 }).toBuffer()];
    }),
  );
