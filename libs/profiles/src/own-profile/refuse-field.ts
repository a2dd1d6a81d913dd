import { AppError, type ErrorCode } from '#contracts';

/** Throws what is wrong with a field of a form, to be shown beside it. */
export const refuseField = (field: string, code: ErrorCode): never => {
  throw new AppError(code, { fields: { [field]: code } });
};
