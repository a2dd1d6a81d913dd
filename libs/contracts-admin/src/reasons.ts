import * as z from 'zod/mini';
import { line } from '#contracts';

/** Why somebody acts: one of a few codes, or one line in their own words. */
export type ReasonRule =
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly schema: z.ZodMiniType<string> }
  | { readonly kind: 'words'; readonly min: number; readonly max: number; readonly schema: z.ZodMiniType<string> };

export const oneOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  ({ kind: 'choice', choices, schema: z.enum(choices) }) as const;

/** `min` and `max` count characters. The log cannot be erased: the screen asks for words without names or addresses. */
export const inWords = (min: number, max: number) =>
  ({ kind: 'words', min, max, schema: line().check(z.minLength(min), z.maxLength(max)) }) as const;
