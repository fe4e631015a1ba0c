import { ensureBrowser, findBrowser } from './browser.mjs';
import { as, asked, fakePath, noteAsked, program } from './faked-path';

fakePath();

it.each(['chromium', 'chromium-browser', 'google-chrome'])('takes the %s that is on PATH', async (name) => {
  program('apt-get', noteAsked('apt-get'));
  const file = program(name);
  expect(findBrowser()).toBe(file);
  await ensureBrowser();
  expect(asked()).toEqual([]);
});

it('installs Chromium where there is none', async () => {
  as('root');
  program('apt-get', noteAsked('apt-get'));
  await ensureBrowser();
  expect(asked()).toEqual(['apt-get update -q', 'apt-get install -y -q --no-install-recommends chromium']);
});

it('says in one sentence what is missing where it may not be installed', async () => {
  as('somebody');
  program('apt-get', noteAsked('apt-get'));
  await expect(ensureBrowser()).rejects.toThrow(
    'The journeys need Chromium: please install it so that "chromium" is on PATH, then try again.',
  );
  expect(asked()).toEqual([]);
});
