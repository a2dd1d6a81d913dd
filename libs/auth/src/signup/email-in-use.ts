import { AppError } from '#contracts';

export const emailInUse = (): AppError => new AppError('email_in_use', { fields: { email: 'email_in_use' } });
