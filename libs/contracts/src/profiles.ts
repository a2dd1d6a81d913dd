import * as z from 'zod/mini';
import { chatId, memberId } from './ids.js';
import { imageView, photoAccess, photoView } from './photos.js';
import {
  bodyTypes,
  eyeColours,
  gender,
  hairColours,
  interest,
  joinReasons,
  relationshipStatuses,
  sexuality,
  tattoos,
} from './profile-fields.js';
import { distances } from './profile-lists.js';

/** A member as another sees them in lists. Never an exact birth date, a position or an address. */
export const memberCard = z.object({
  id: memberId,
  name: z.string(),
  age: z.int(),
  gender,
  country: z.string(),
  region: z.string(),
  city: z.string(),
  /** From the viewer's town to this one, as the smallest step that holds it; null for visitors, and when it is farther. */
  within_km: z.nullable(z.literal([...distances])),
  fictional: z.boolean(),
  /** A moderator has compared a selfie with the photos. */
  verified: z.boolean(),
  online: z.boolean(),
  new_here: z.boolean(),
  headline: z.string(),
  main_image: z.nullable(imageView),
  liked: z.boolean(),
  match: z.boolean(),
});
export type MemberCard = z.infer<typeof memberCard>;

export const memberProfile = z.extend(memberCard, {
  about: z.string(),
  sexuality: z.nullable(sexuality),
  tattoos: z.nullable(z.enum(tattoos)),
  hair: z.nullable(z.enum(hairColours)),
  eyes: z.nullable(z.enum(eyeColours)),
  body: z.nullable(z.enum(bodyTypes)),
  relationship: z.nullable(z.enum(relationshipStatuses)),
  reason: z.nullable(z.enum(joinReasons)),
  interests: z.array(interest),
  photos: z.array(photoView),
  private_access: photoAccess,
  likes_me: z.boolean(),
  chat_id: z.nullable(chatId),
});
export type MemberProfile = z.infer<typeof memberProfile>;

export const cardAnswer = z.object({ profile: memberCard });
export type CardAnswer = z.infer<typeof cardAnswer>;

export const profileAnswer = z.object({ profile: memberProfile });
export type ProfileAnswer = z.infer<typeof profileAnswer>;
