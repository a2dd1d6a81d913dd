import * as z from 'zod/mini';

/** Other companies are asked over https alone; a demo may show pictures of its own machine. */
const outside = z.string().check(
  z.regex(/^(?:https:\/\/|http:\/\/127\.0\.0\.1[:/])[^\s"'<>;]+$/),
  z.refine((address) => URL.canParse(address)),
);

/** The card of a partner with live cams, as the owner sets it. `pictures`: what lies on the partner's own host. */
export const camPromo = z.object({ link: outside, pictures: z._default(z.array(outside).check(z.maxLength(3)), []) });
export type CamPromo = z.infer<typeof camPromo>;

/** As one visitor gets it. */
export const advertisementView = z.object({
  host: z.string(),
  link: z.string(),
  /** Of the owner, in the visitor's language; empty where the built-in words stand. */
  text: z.string(),
  /** None before the visitor agreed: who shows a picture learns who looks at it. */
  pictures: z.array(z.string()),
  /** There are pictures, and the visitor has not been asked yet. */
  asks: z.boolean(),
});
export type AdvertisementView = z.infer<typeof advertisementView>;
