import { limits, type PasswordChangeBody } from '#contracts';

export type PasswordFault = 'missing' | 'short' | 'differ';

/** What can be seen without asking the server, by the name of the field. */
export function checkPasswords(body: PasswordChangeBody): Partial<Record<keyof PasswordChangeBody, PasswordFault>> {
  const { old_password, password, password_again } = body;
  return {
    ...(old_password === '' && { old_password: 'missing' as const }),
    ...(password.length < limits.passwordMin && { password: 'short' as const }),
    ...(password !== password_again && { password_again: 'differ' as const }),
  };
}
