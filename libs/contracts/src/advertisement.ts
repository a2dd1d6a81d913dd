import * as z from 'zod/mini';

/** Other companies are asked over https alone; a demo may show pictures of its own machine. */
const outside = z.string().check(
  z.regex(/^(?:https:\/\/|http:\/\/127\.0\.0\.1[:/])[^\s"'<>;]+$/),
  z.refine((address) => URL.canParse(address)),
);

const isOneHost = (addresses: readonly string[]): boolean =>
  new Set(addresses.map((address) => (URL.canParse(address) ? new URL(address).host : ''))).size <= 1;
const camProfile = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), link: outside, picture: outside });

/**
 * The card of a partner with live cams, as the owner sets it: what stands for the partner, and people there, each with a page of their own. All
 * pictures lie on one host. `teaser`: one line more, further up.
 */
export const camPromo = z
  .object({
    link: outside,
    pictures: z._default(z.array(outside).check(z.maxLength(3)), []),
    profiles: z._default(z.array(camProfile).check(z.maxLength(6)), []),
    teaser: z._default(z.boolean(), false),
  })
  .check(z.refine((promo) => isOneHost(picturesOf(promo))));
export type CamPromo = z.infer<typeof camPromo>;

interface WithPictures {
  readonly pictures: readonly string[];
  readonly profiles: readonly { readonly picture: string | null }[];
}
/** All that it shows from outside. */
export const picturesOf = ({ pictures, profiles }: WithPictures): string[] => [
  ...pictures,
  ...profiles.flatMap(({ picture }) => (picture === null ? [] : [picture])),
];

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
  /** Each with a page of their own; without pictures before the visitor agreed. */
  profiles: z.array(z.object({ name: z.string(), link: z.string(), picture: z.nullable(z.string()) })),
  /** One line more stands further up. */
  teaser: z.boolean(),
  /** There are pictures, and the visitor has not been asked yet. */
  asks: z.boolean(),
});
export type AdvertisementView = z.infer<typeof advertisementView>;
