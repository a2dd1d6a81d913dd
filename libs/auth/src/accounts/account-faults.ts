import { AppError } from '#contracts';

/** Another account has the address to which one wants to move. */
export const newEmailInUse = (): AppError => new AppError('new_email_in_use', { fields: { email: 'new_email_in_use' } });
