import type { IncomingHttpHeaders } from 'node:http';
import { unavailable } from '@sojourn/node-kit';
import type { Response } from 'express';
import type { Dispatcher } from 'undici';
import { copyHeadersToBrowser } from './proxy-headers';
import type { ProxiedRoute } from './route-map';
import type { Target, Targets } from './targets';

/** What is sent to the service. */
export type ProxyRequest = { method: string; path: string; headers: string[]; body: Buffer | null };

type Parts = { route: ProxiedRoute; targets: Targets; request: ProxyRequest; res: Response };

const COULD_NOT_CONNECT = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * One request on its way through: it is sent to an instance of the service, and the answer is written to the browser
 * as it comes, no faster than the browser reads. `answered` is settled when the answer begins or fails, so that a long
 * stream is no long call to the breaker; an answer of 5xx is a failure that has begun.
 */
export class ProxyExchange implements Dispatcher.DispatchHandler {
  readonly answered: Promise<void>;
  /** Whether the service's answer has begun, so that nobody else may answer. */
  isAnswering = false;
  readonly #parts: Parts;
  #settle!: { resolve: () => void; reject: (error: Error) => void };
  #target: Target | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #isRetried = false;
  #isWatchingDrain = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.answered = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    parts.res.once('close', () => this.#leave());
    this.#send();
  }

  #send(): void {
    const { route, targets, request } = this.#parts;
    this.#target = targets.next();
    this.#target.dispatch({ ...request, headersTimeout: route.timeoutMs, bodyTimeout: route.timeoutMs }, this);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#parts.res.closed) this.#leave();
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders): void {
    // A 1xx is between the service and us.
    if (status < 200) return;
    const { res, route } = this.#parts;
    this.isAnswering = true;
    copyHeadersToBrowser(headers, res);
    res.statusCode = status;
    if (status < 500) this.#settle.resolve();
    else this.#settle.reject(new Error(`${route.target} answered ${status}`));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { res } = this.#parts;
    if (res.write(chunk)) return;
    controller.pause();
    if (this.#isWatchingDrain) return;
    this.#isWatchingDrain = true;
    // Not once: compression moves the listener to its own stream, and there nobody would take it away.
    res.on('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.#parts.res.end();
  }

  onResponseError(_controller: unknown, error: Error & { code?: string }): void {
    const { res, route, targets, request } = this.#parts;
    if (this.isAnswering) {
      // Half an answer is out: the browser learns that it is half by the cut.
      res.destroy();
      return;
    }
    if (res.closed) return this.#settle.resolve();
    targets.reportFailure(this.#target as Target);
    const mayRepeat = request.method === 'GET' || request.method === 'HEAD';
    if (mayRepeat && !this.#isRetried && targets.size > 1 && COULD_NOT_CONNECT.has(error.code ?? '')) {
      this.#isRetried = true;
      return this.#send();
    }
    this.#settle.reject(unavailable(route.target, error));
  }

  /** The browser has its answer, or has gone: then the service need not work any longer. */
  #leave(): void {
    if (!this.#parts.res.writableFinished) this.#controller?.abort(new Error('the browser has gone'));
    this.#settle.resolve();
  }
}
