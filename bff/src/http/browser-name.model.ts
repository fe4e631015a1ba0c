/** What a browser calls itself, as a person would say it. Only names from these lists come out: it is a stranger's text. */

type Names = ReadonlyArray<readonly [sign: RegExp, name: string]>;

// The first that fits: almost every browser also claims to be Chrome and Safari.
const BROWSERS: Names = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST = 512;
const nameIn = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1];

/**
 * The browser and system in a `User-Agent`: `Chrome on Windows`, or as much of it as is known.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Headers/User-Agent
 */
export function browserNameOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'An unknown browser');
}
