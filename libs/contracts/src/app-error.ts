import type { ErrorCode } from './errors.js';

/** What a refusal may say besides its code: texts need `params` (`{minutes}`, `{name}`), forms need `fields` (path → code). */
export type RefusalDetails = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly fields?: Readonly<Record<string, ErrorCode>>;
  readonly retryAt?: Date;
};

/** A refusal that the caller may see. Everything else that is thrown answers `generic` and is logged. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
    this.name = 'AppError';
  }
}

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly code: ErrorCode; readonly details?: RefusalDetails };
export const allowed: Verdict = { allowed: true };
export const refused = (code: ErrorCode, details?: RefusalDetails): Verdict => ({ allowed: false, code, details });

export function assertAllowed(verdict: Verdict): void {
  if (!verdict.allowed) throw new AppError(verdict.code, verdict.details);
}
