import { createHash } from 'node:crypto';

/**
 * A uuid made of its parts: the same parts always give the same one, so that what has it as its reference happens once. `payments.once_ref`
 * (sql/once-ref.sql) makes the same of three parts.
 */
export const deterministicId = (...parts: readonly (string | number)[]): string => {
  const hex = createHash('sha256').update(parts.join(':')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
