import { AppError, limits } from '#contracts';

let common: Promise<ReadonlySet<string>> | undefined;

/** About 18,000 passwords that are tried first. Loaded once, when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((word) => word.length >= limits.passwordMin - 3)),
  );
  return common;
}

/** Throws `password_common` for one that is easily guessed, also from what others know of whoever chooses it. */
export async function assertUncommon(
  password: string,
  { email, name }: { readonly email?: string; readonly name?: string } = {},
): Promise<void> {
  const own = [name, email, email?.slice(0, email.indexOf('@'))].filter((word) => word !== undefined);
  if (await isCommonPassword(password, own)) throw new AppError('password_common', { fields: { password: 'password_common' } });
}

/** Whether somebody would guess the password early: it is on the list (also with digits or signs behind it), one character, or one's own data. */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d\W_]+$/u, '');
  const list = await commonPasswords();
  if (list.has(plain) || (stem.length >= limits.passwordMin - 3 && stem.length < plain.length && list.has(stem))) return true;
  if (new Set(plain).size <= 2 || isRun(plain)) return true;
  return own.some((word) => word.length >= 3 && (plain === word.toLowerCase() || stem === word.toLowerCase()));
}

/** `12345678`, `abcdefgh` and the same backwards. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => (character.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
