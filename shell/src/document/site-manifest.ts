/** The site as an app on a phone's home screen (W3C, Web Application Manifest), and its pictures elsewhere. */
import { palette } from '@sojourn/ui';
import touchIcon from '../../scenes/site/apple-touch-180.png';
import icon192 from '../../scenes/site/icon-192.png';
import icon512 from '../../scenes/site/icon-512.png';
import maskable512 from '../../scenes/site/maskable-512.png';
import socialPicture from '../../scenes/site/social-1200.png';
import { pageHeads } from './page-heads';

export { socialPicture, touchIcon };

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  ...{ src, purpose },
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** `/site.webmanifest`. */
export const siteManifest = {
  id: '/',
  name: 'Sojourn',
  short_name: 'Sojourn',
  description: pageHeads['/'].description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: palette.light.paper,
  background_color: palette.light.paper,
  icons: [icon(icon192, 192, 'any'), icon(icon512, 512, 'any'), icon(maskable512, 512, 'maskable')],
};
