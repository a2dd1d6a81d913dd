import * as z from 'zod/mini';
import { line } from './text.js';

/** Typed as people type it: blanks and small letters do not count. */
export const discountCodeText = line('code_invalid').check(
  z.overwrite((text) => text.replace(/\s/g, '').toUpperCase()),
  z.minLength(1, 'code_invalid'),
  z.maxLength(40, 'code_invalid'),
);
