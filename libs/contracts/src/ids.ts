import * as z from 'zod/mini';

// Two uuids look alike; the brand keeps a member's id from being passed where a conversation's is meant.
export const memberId = z.uuid().brand<'MemberId'>();
export type MemberId = z.infer<typeof memberId>;

export const chatId = z.uuid().brand<'ChatId'>();
export type ChatId = z.infer<typeof chatId>;

export const photoId = z.uuid().brand<'PhotoId'>();
export type PhotoId = z.infer<typeof photoId>;
