const HIDDEN = '[redacted]';
const secretNames = /pass(word)?|token|secret|cookie|authorization|code|iban|otp|email|phone|credential/i;
const emailPattern = /[^\s@"'<>=]+@[^\s@"'<>]+\.[^\s@"'<>]+/g;
const ibanPattern = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]){11,30}\b/g;
const tokenPattern = /\b[A-Za-z0-9_-]{40,}\b/g;
/** Names that match the pattern above but say nothing personal. */
const harmless = new Set(['statusCode', 'errorCode', 'exitCode']);
const MAX_DEPTH = 6;

/** Text without e-mail addresses, IBANs and long random tokens. */
export const redactText = (text: string): string =>
  text.replace(emailPattern, HIDDEN).replace(ibanPattern, HIDDEN).replace(tokenPattern, HIDDEN);

/** A copy that is fit for a log: values under secret names are gone, and personal patterns in the rest. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth > MAX_DEPTH) return '[deep]';
  if (value instanceof Date) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hides(name, inner) ? HIDDEN : redact(inner, depth + 1)]));
}

function hides(name: string, value: unknown): boolean {
  if (harmless.has(name) || value === undefined || value === null) return false;
  // An error code such as `23505` or `login_failed` helps at night; a number under `code` may be somebody's one-time code.
  if (name === 'code') return !(typeof value === 'string' && /^([A-Z0-9]{5}|[A-Za-z_]+)$/.test(value) && !/^\d{6}$/.test(value));
  return secretNames.test(name);
}

function redactError(error: Error, depth: number): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  return {
    name,
    message: redactText(message),
    stack: stack && redactText(stack),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(cause ? { cause: redact(cause, depth + 1) } : {}),
  };
}
