import * as z from 'zod/mini';

/** Other companies are asked over https alone; a demo may show pictures of its own machine. */
const outside = z.string().check(
  z.regex(/^(?:https:\/\/|http:\/\/127\.0\.0\.1[:/])[^\s"'<>;]+$/),
  z.refine((address) => URL.canParse(address)),
);

const isOneHost = (addresses: readonly string[]): boolean =>
  new Set(addresses.map((address) => (URL.canParse(address) ? new URL(address).host : ''))).size <= 1;
const pictures = z.array(outside).check(z.maxLength(3), z.refine(isOneHost));

/** The card of a partner with live cams, as the owner sets it. `pictures`: what lies on one host of the partner. */
export const camPromo = z.object({ link: outside, pictures: z._default(pictures, []) });
export type CamPromo = z.infer<typeof camPromo>;

/** As one visitor gets it. */
export const advertisementView = z.object({
  host: z.string(),
  /** The host of the pictures. */
  from: z.string(),
  link: z.string(),
  /** Of the owner, in the visitor's language; empty where the built-in words stand. */
  text: z.string(),
  /** None before the visitor agreed: who shows a picture learns who looks at it. */
  pictures: z.array(z.string()),
  /** There are pictures, and the visitor has not been asked yet. */
  asks: z.boolean(),
});
export type AdvertisementView = z.infer<typeof advertisementView>;
