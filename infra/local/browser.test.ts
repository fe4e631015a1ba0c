import { ensureBrowser, ensureMeasuringBrowser, findBrowser } from './browser.mjs';
import { as, asked, fakePath, noteAsked, onPath, program } from './faked-path';

fakePath();

it.each(['chromium', 'chromium-browser', 'google-chrome'])('takes the %s that is on PATH', async (name) => {
  program('apt-get', noteAsked('apt-get'));
  const file = program(name);
  expect(findBrowser()).toBe(file);
  expect(await ensureBrowser()).toBe(file);
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

describe('the browser to measure pages in', () => {
  it('is the headless shell that is on PATH', async () => {
    as('root');
    program('apt-get', noteAsked('apt-get'));
    program('chromium');
    const shell = program('chromium-headless-shell');
    expect(await ensureMeasuringBrowser()).toBe(shell);
    expect(asked()).toEqual([]);
  });

  it('is installed where there is none', async () => {
    as('root');
    program('apt-get', `${noteAsked('apt-get')}\n/bin/cp "$0" ${onPath('chromium-headless-shell')}`);
    expect(await ensureMeasuringBrowser()).toBe(onPath('chromium-headless-shell'));
    expect(asked()).toContain('apt-get install -y -q --no-install-recommends chromium-headless-shell');
  });

  it.each([
    ['nobody may install it', 'somebody', ''],
    ['the system has no such package', 'root', 'exit 1'],
  ] as const)('is not there where %s', async (_, user, ends) => {
    as(user);
    program('dnf', ends);
    program('chromium');
    expect(await ensureMeasuringBrowser()).toBeUndefined();
  });
});
