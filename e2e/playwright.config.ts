import { defineConfig } from '@playwright/test';

/**
 * Journeys run on real processes in the system's Chromium. One waits a third of its time, for a process that starts or for
 * a page: two files at a time, each worker with portals of its own, fill two cores.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // The longest take a minute by themselves.
  timeout: 240_000,
  // All of them take 41 minutes on two cores; a run that does not end by itself says so, and where.
  globalTimeout: 60 * 60_000,
  // A page may wait 12 s for its data while another worker starts a portal, and asks once more after that.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  use: {
    headless: true,
    // A portal elsewhere has a certificate of its own.
    ignoreHTTPSErrors: 'PORTAL_ORIGIN' in process.env,
    locale: 'en-US',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // A film of every journey took a third of its time: a machine without a graphics card paints each frame twice.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
