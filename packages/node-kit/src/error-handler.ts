import type { ErrorBody } from '@sojourn/contracts';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { AppError } from './app-error';
import type { RequestContext } from './request-context';

/** Answers what no route answered: a typed 404. */
export const notFound: RequestHandler = () => {
  throw new AppError('not-found', 'There is nothing at this address.');
};

/** The body of an error answer. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { code, message, details } = error;
  return { message, code, requestId, ...(details === undefined ? {} : { details }) };
}

/** The one place where errors become answers. An unknown error is a 500 without any detail, and is logged with its stack. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  // eslint-disable-next-line max-params -- express knows an error handler by its four parameters
  return (thrown: unknown, _req, res, next) => {
    const { requestId = '', traceId } = (res.locals['context'] ?? {}) as Partial<RequestContext>;
    const error = asAppError(thrown);
    if (error.code === 'internal') logger.error({ err: thrown, requestId, traceId }, 'request failed');
    else if (error.status >= 500) {
      logger.warn({ code: error.code, cause: causeOf(error), requestId, traceId }, error.message);
    }
    // Half an answer is out: the connection can only be cut.
    if (res.headersSent) return next(thrown);
    if (error.retryAfterSeconds !== undefined) res.setHeader('retry-after', String(Math.ceil(error.retryAfterSeconds)));
    res.status(error.status).setHeader('cache-control', 'no-store').json(errorBody(error, requestId));
  };
}

/** Any thrown thing as an {@link AppError}: ours as it is, body-parser's and express's 4xx as bad input, the rest internal. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { type, status } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as ForeignHttpError;
  if (type === 'entity.too.large') return new AppError('too-large', 'This request is too large.', { cause: thrown });
  if (type === 'entity.parse.failed') {
    return new AppError('bad-input', 'The request body is not valid JSON.', { cause: thrown });
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('bad-input', 'The request could not be read.', { cause: thrown });
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: thrown });
}

type ForeignHttpError = { type?: string; status?: number };

const causeOf = ({ cause }: AppError) => (cause instanceof Error ? cause.message : undefined);
