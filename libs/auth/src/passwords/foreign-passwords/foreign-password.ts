import * as z from 'zod/mini';

const text = (pattern: RegExp) => z.string().check(z.regex(pattern));
const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(512));
/** What was put before or after the password; as it was, not in base64. */
const salt = z.optional(z.string().check(z.maxLength(256)));
const digest = z.enum(['sha1', 'sha256', 'sha512']);

/** How another product keeps passwords, as far as we can go on comparing them. */
export const foreignPassword = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bcrypt'), hash: text(/^\$2[aby]\$(0[4-9]|[12]\d|3[01])\$[./A-Za-z0-9]{53}$/) }),
  z.strictObject({
    kind: z.literal('argon2'),
    hash: text(/^\$argon2(id|i|d)\$v=19\$m=\d{1,8},t=\d{1,4},p=\d{1,3}\$[A-Za-z0-9+/]{11,128}\$[A-Za-z0-9+/]{16,128}$/),
  }),
  z.strictObject({ kind: z.literal('pbkdf2'), digest, iterations: z.int().check(z.positive()), salt: base64, hash: base64 }),
  z.strictObject({ kind: z.literal('phpass'), hash: text(/^\$[PH]\$[./0-9A-Za-z]{31}$/) }),
  z.strictObject({ kind: z.literal('md5'), hash: text(/^[0-9a-fA-F]{32}$/), salt_before: salt, salt_after: salt }),
  z.strictObject({ kind: z.literal('sha1'), hash: text(/^[0-9a-fA-F]{40}$/), salt_before: salt, salt_after: salt }),
]);
export type ForeignPassword = z.infer<typeof foreignPassword>;
export type PasswordFault = 'password_unknown' | 'password_too_costly';

/** What one comparison may cost: a login must not hold a processor for seconds, whoever wrote the hash. */
const most = { bcryptCost: 13, argon2Kib: 262_144, argon2Passes: 16, argon2Lanes: 16, pbkdf2: 2_000_000, phpassLog2: 16 } as const;
export const PHPASS_LETTERS = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Reads what a file says of a password, or says why its member has to choose another one. */
export function readForeignPassword(given: unknown): { readonly password: ForeignPassword } | { readonly fault: PasswordFault } {
  const read = foreignPassword.safeParse(given);
  if (!read.success) return { fault: 'password_unknown' };
  return isTooCostly(read.data) ? { fault: 'password_too_costly' } : { password: read.data };
}

function isTooCostly(password: ForeignPassword): boolean {
  switch (password.kind) {
    case 'bcrypt':
      return Number(password.hash.slice(4, 6)) > most.bcryptCost;
    case 'argon2': {
      const [kib = 0, passes = 0, lanes = 0] = (/m=(\d+),t=(\d+),p=(\d+)/.exec(password.hash) ?? []).slice(1).map(Number);
      return kib > most.argon2Kib || passes > most.argon2Passes || lanes > most.argon2Lanes;
    }
    case 'pbkdf2':
      return password.iterations > most.pbkdf2;
    case 'phpass':
      return PHPASS_LETTERS.indexOf(password.hash.charAt(3)) > most.phpassLog2;
    case 'md5':
    case 'sha1':
      return false;
  }
}
