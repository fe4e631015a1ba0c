/** What goes on behind a page while somebody uses it: answers, complaints of the console, what is under way. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { isExpected, waitedOut } from './expected-answers';

const ENDLESS = new Set(['eventsource', 'websocket', 'ping']);

export class Watch {
  readonly #faults: string[] = [];
  readonly #underWay = new Map<Request, number>();
  /** How often in a row an address has answered that it needs longer. */
  readonly #waits = new Map<string, number>();
  /** How often something was written to the portal. */
  writes = 0;

  constructor(
    context: BrowserContext,
    private readonly origin: string,
  ) {
    const end = (request: Request) => this.#underWay.delete(request);
    context.on('request', (request) => {
      if (request.method() !== 'GET' && !request.url().endsWith('/api/telemetry')) this.writes += 1;
      if (!ENDLESS.has(request.resourceType())) this.#underWay.set(request, Date.now());
    });
    context.on('requestfinished', end);
    context.on('requestfailed', end);
    context.on('response', (response) => {
      const status = response.status();
      const url = new URL(response.url());
      if (url.origin !== this.origin) return;
      if (status < 400) this.#waits.delete(url.href);
      if (status < 400 || this.#isWaitedOut(url, status, response.headers()['retry-after'])) return;
      const method = response.request().method();
      if (status >= 500 || !isExpected(method, url.pathname, status))
        this.#faults.push(`${method} ${foldIds(url.pathname)} answered ${status}`);
    });
    context.on('console', (message) => {
      // A refused request is judged by its answer.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#faults.push(`the console says: ${message.text().slice(0, 300)}`);
    });
    context.on('weberror', (error) => this.#faults.push(`nobody caught: ${String(error.error()).slice(0, 300)}`));
  }

  /** Whether the page asks again by itself; one more than it does so is in sight. */
  #isWaitedOut({ href, pathname }: URL, status: number, retryAfter: string | undefined): boolean {
    const known = waitedOut.find(({ path }) => path.test(pathname));
    if (status !== 503 || retryAfter === undefined || !known) return false;
    const times = (this.#waits.get(href) ?? 0) + 1;
    this.#waits.set(href, times);
    return times <= known.mostAskedAgain;
  }

  /** Requests that began in the last `ms`; what takes longer is a stream, or the page waits for it in sight. */
  busy(ms: number): boolean {
    const since = Date.now() - ms;
    return [...this.#underWay.values()].some((began) => began > since);
  }

  /** What went wrong since it was last asked. */
  take(): string[] {
    return this.#faults.splice(0);
  }

  /** Forgets what a page that was left had under way. */
  forget(page: Page): void {
    for (const request of this.#underWay.keys()) {
      if (request.isNavigationRequest() || request.frame().page() === page) this.#underWay.delete(request);
    }
  }
}

const foldIds = (path: string) => path.replaceAll(/\/[\w-]*\d[\w-]*/g, '/#');
