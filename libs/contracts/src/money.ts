import * as z from 'zod/mini';

/** An amount in the minor unit of its currency (cents), with the ISO code of that currency. */
export const money = z.object({ minor: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });
export type Money = z.infer<typeof money>;
