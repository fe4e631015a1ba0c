import type { IncomingHttpHeaders } from 'node:http';
import {
  maySendAgain,
  outcomeOfError,
  typedRefusal,
  unavailable,
  type Outcome,
  type Target,
  type Targets,
} from '@sojourn/node-kit';
import type { Response } from 'express';
import type { Dispatcher } from 'undici';
import { copyHeadersToBrowser } from './proxy-headers';
import type { ProxiedRoute } from './route-map';

/** What is sent to the service. */
export type ProxyRequest = { method: string; path: string; headers: string[]; body: Buffer | null };

/** `report` is told once what the exchange said about the service, for the breaker. */
type Parts = {
  route: ProxiedRoute;
  targets: Targets;
  request: ProxyRequest;
  res: Response;
  report: (outcome: Outcome) => void;
};

// A typed refusal is shorter; what is longer is none.
const REFUSAL_BYTES = 4_096;

/**
 * One request on its way through: it is sent to an instance of the service, and the answer is written to the browser
 * as it comes, no faster than the browser reads. `answered` is settled when the answer begins, rejected when there is
 * none. A long stream is no long call to the breaker, and an answer of 5xx is a failure unless its body is a typed
 * refusal, which is known at its end.
 */
export class ProxyExchange implements Dispatcher.DispatchHandler {
  readonly answered: Promise<void>;
  readonly #parts: Parts;
  #settle!: { resolve: () => void; reject: (error: Error) => void };
  #target: Target | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #isAnswering = false;
  #isRetried = false;
  #isWatchingDrain = false;
  /** What came of an answer of 5xx so far. */
  #refusal: { text: string } | undefined;

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
    const { res, report } = this.#parts;
    this.#isAnswering = true;
    copyHeadersToBrowser(headers, res);
    res.statusCode = status;
    if (status < 500) report('answered');
    else this.#refusal = { text: '' };
    this.#settle.resolve();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { res } = this.#parts;
    if (this.#refusal && this.#refusal.text.length <= REFUSAL_BYTES) this.#refusal.text += chunk.toString();
    if (res.write(chunk)) return;
    controller.pause();
    if (this.#isWatchingDrain) return;
    this.#isWatchingDrain = true;
    // Not once: compression moves the listener to its own stream, and there nobody would take it away.
    res.on('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    const { res, report } = this.#parts;
    if (this.#refusal) report(typedRefusal(res.statusCode, this.#refusal.text) ? 'answered' : 'failed');
    res.end();
  }

  onResponseError(_controller: unknown, error: Error & { code?: string }): void {
    const { res, route, targets, request, report } = this.#parts;
    if (this.#isAnswering) {
      report('failed');
      // Half an answer is out: the browser learns that it is half by the cut.
      res.destroy();
      return;
    }
    if (res.closed) return this.#leave();
    targets.reportFailure(this.#target as Target);
    if (!this.#isRetried && maySendAgain(request.method, error)) {
      this.#isRetried = true;
      return this.#send();
    }
    report(outcomeOfError(error));
    this.#settle.reject(unavailable(route.target, error));
  }

  /** The browser has its answer, or has gone: then the service need not work any longer, and nothing is known of it. */
  #leave(): void {
    const { res, report } = this.#parts;
    if (!res.writableFinished) {
      report('void');
      this.#controller?.abort(new Error('the browser has gone'));
    }
    this.#settle.resolve();
  }
}
