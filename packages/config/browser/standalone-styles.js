// @ts-check
/** The global styles that the shell would have put on the page. */
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import { baseCss, fontsCss, tokensCss } from '@sojourn/ui';

const style = document.head.appendChild(document.createElement('style'));
style.textContent = fontsCss({ inter, fraunces }) + tokensCss + baseCss;
