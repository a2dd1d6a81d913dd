import { z } from 'zod';

/** What `frontend/e2e/support/gallery.ts` writes about each screen. */
export const screenSchema = z.object({
  story: z.string(),
  test: z.string(),
  path: z.string(),
  pictures: z.array(z.string()),
  faults: z.array(z.string()),
});
export type Screen = z.infer<typeof screenSchema>;
