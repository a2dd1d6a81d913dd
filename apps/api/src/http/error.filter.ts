import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorCatalogue, isErrorCode, type ErrorBody, type ErrorCode } from '#contracts';
import { databaseUnavailable, textUnstorable } from '#database';
import { errorText, refusalText } from '#i18n';
import { logger } from '#observability';
import { storeUnavailable } from '#storage';
import { callerLocale } from './caller.js';

export const retryAfterSeconds = 2;

/** Turns whatever was thrown into the one shape of an error, in the caller's language; nothing of the inside leaks. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(thrown);
  const { status } = errorCatalogue[error.code];
  if (error.code === 'generic') logger.error({ requestId: request.id, err: thrown, route: request.routeOptions?.url }, 'request failed');
  const seconds = status === 503 ? retryAfterSeconds : secondsUntil(error.details.retryAt);
  if ((status === 503 || status === 429) && seconds !== undefined) void reply.header('retry-after', seconds);
  // What was too slow is not read to its end: nothing else can come over this connection.
  if (status === 408) void reply.header('connection', 'close');
  void reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(toBody(error, request));
}

/** Rounded up: who waits that long is not refused again. */
const secondsUntil = (at: Date | undefined): number | undefined => at && Math.max(1, Math.ceil((at.getTime() - Date.now()) / 1_000));

function toBody(error: AppError, request: FastifyRequest): ErrorBody {
  const locale = callerLocale(request);
  const { params, fields, retryAt } = error.details;
  return {
    error: error.code,
    message: refusalText(error, locale),
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([path, code]) => [path, errorText(code, locale, params)])) }),
    ...(retryAt && { retry_at: retryAt.toISOString() }),
  };
}

/** Everything that may be thrown, as an error of the catalogue. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (databaseUnavailable(thrown) || storeUnavailable(thrown)) return new AppError('unavailable');
  if (textUnstorable(thrown)) return new AppError('text_unreadable');
  const status = statusOf(thrown);
  const code = status === undefined ? 'generic' : (codeByStatus[status] ?? (status < 500 ? 'invalid_input' : 'generic'));
  return new AppError(code);
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  401: 'authentication_required',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  406: 'invalid_input',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'invalid_input',
  429: 'too_many_requests',
  503: 'unavailable',
};

function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown && typeof thrown.statusCode === 'number')
    return thrown.statusCode;
  return undefined;
}

/** A contract's complaint: a code for each field; the first one names the whole. */
export function invalidInput(issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[]): AppError {
  const fields: Record<string, ErrorCode> = {};
  for (const { message, path } of issues) {
    const name = (path ?? []).map((part) => String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part)).join('.');
    fields[name] ??= isErrorCode(message) ? message : 'invalid_input';
  }
  const codes = Object.values(fields);
  // A single complaint that has a name of its own is the error itself: `message_empty` says more than `invalid_input`.
  const [only] = codes;
  return new AppError(codes.length === 1 && only ? only : 'invalid_input', { fields });
}
