import * as z from 'zod/mini';

/** An amount in the minor unit of its currency (cents), with the ISO code of that currency. */
export const money = z.object({ minor: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });
export type Money = z.infer<typeof money>;

/** In basis points: 2,500 is 25 %. */
export const basisPoints = z.int().check(z.gte(0), z.lte(10_000));
