/** Codes that the client makes itself, because no answer came from which a message could be taken. */
export const clientErrorCodes = ['offline', 'timeout', 'unknown'] as const;
export type ClientErrorCode = (typeof clientErrorCodes)[number];

export interface ErrorAnswer {
  readonly error: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retry_at?: string;
}

/** A refusal of the API, or the failure to reach it. `message` is in the member's language; empty when the code is a client code. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message = '',
    readonly fields: Readonly<Record<string, string>> = {},
    readonly retryAt: Date | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  get isClientCode(): boolean {
    return clientErrorCodes.some((code) => code === this.code);
  }
}

const isErrorAnswer = (value: unknown): value is ErrorAnswer =>
  typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string' && 'message' in value;

export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorAnswer(body)) return new ApiError('unknown', response.status);
  return new ApiError(body.error, response.status, body.message, body.fields, body.retry_at ? new Date(body.retry_at) : null);
}

/** Whatever was thrown, as the one kind of error that screens show. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unknown', 0);
}
