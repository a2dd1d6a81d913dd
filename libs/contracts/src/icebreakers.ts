import * as z from 'zod/mini';

/** Stands in an opening line for the name of who is written to. */
export const nameInLine = '{{name}}';

/** The opening lines of a site in the language of who asks; none: the app has lines of its own. */
export const icebreakersAnswer = z.object({ lines: z.array(z.string()) });
export type IcebreakersAnswer = z.infer<typeof icebreakersAnswer>;
