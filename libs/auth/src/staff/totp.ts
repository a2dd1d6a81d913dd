import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** One step to each side: clocks of phones differ, people type slowly. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the authenticator app calls the back office. */
export const staffIssuer = 'Second Spring';

/** What an authenticator app reads as a link or QR code. */
export const totpUri = (secret: string, email: string, issuer: string): string => generator(secret, email, issuer).toString();

/**
 * The step that a code belongs to, or undefined when it fits none near `at`. A step that was used, or is older than one that was, does not
 * count again: a code seen over a shoulder is worth nothing.
 */
export function stepOfCode(code: string, secret: string, at: number, lastStep: number): number | undefined {
  const delta = generator(secret).validate({ token: code, timestamp: at, window: WINDOW });
  if (delta === null) return undefined;
  const step = TOTP.counter({ period: PERIOD_S, timestamp: at }) + delta;
  return step > lastStep ? step : undefined;
}

export const codeAt = (secret: string, at: number): string => generator(secret).generate({ timestamp: at });

const generator = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, algorithm: 'SHA1', digits: 6, period: PERIOD_S });
