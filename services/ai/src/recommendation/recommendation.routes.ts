/** The http routes of recommendations: one answer as JSON, or its progress and result as server-sent events. */
import { preferencesSchema, type RecommendationAnswer } from '@sojourn/contracts';
import { asAppError, currentContext, errorBody, identityOf, parseInput } from '@sojourn/node-kit';
import type { Request, Response, Router } from 'express';
import type { RecommendationService } from './recommendation.service';
import type { Waiter } from './recommendation-queue';

const HEARTBEAT_MS = 10_000;

export function addRecommendationRoutes(router: Router, recommendations: RecommendationService): void {
  router.post('/ai/recommendations', async (req, res) => {
    const preferences = parseInput(preferencesSchema, req.body);
    const { requestId = '', traceparent } = currentContext() ?? {};
    const signal = goneSignal(res);
    const ask = (onProgress: Waiter['onProgress']) =>
      recommendations.recommend(
        { identity: identityOf(res), preferences, requestId, traceparent },
        { onProgress, signal },
      );
    if (wantsEvents(req)) return stream(res, requestId, ask);
    const answer = await ask(() => undefined).catch((error: unknown) => {
      // Nobody is there to read an error.
      if (signal.aborted) return undefined;
      throw error;
    });
    if (answer) res.json(answer);
  });
}

const wantsEvents = (req: Request) => req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

/** Aborts when the caller goes away before the answer is out. */
function goneSignal(res: Response): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort(new Error('the caller went away'));
  });
  return gone.signal;
}

async function stream(
  res: Response,
  requestId: string,
  ask: (onProgress: Waiter['onProgress']) => Promise<RecommendationAnswer>,
): Promise<void> {
  res.status(200).set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // An nginx in front would else hold the events back.
    'x-accel-buffering': 'no',
  });
  res.flushHeaders();
  const send = (event: string, data: unknown) => {
    if (!res.writableEnded && !res.destroyed) res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const heartbeat = setInterval(() => res.write(': still at it\n\n'), HEARTBEAT_MS);
  try {
    const answer = await ask((progress) => send('progress', progress));
    send('progress', { stage: 'done', percent: 100 });
    send('result', answer);
  } catch (error) {
    send('error', errorBody(asAppError(error), requestId));
  } finally {
    clearInterval(heartbeat);
    res.end();
  }
}
