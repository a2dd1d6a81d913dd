import * as z from 'zod/mini';

/** Small letters, as Postgres writes them: ids are compared as text in keys of Redis, in sets and in maps. */
export const uuid = z.uuid().check(z.toLowerCase());

// Two uuids look alike; the brand keeps a member's id from being passed where a conversation's is meant.
export const memberId = uuid.brand<'MemberId'>();
export type MemberId = z.infer<typeof memberId>;

export const chatId = uuid.brand<'ChatId'>();
export type ChatId = z.infer<typeof chatId>;

export const photoId = uuid.brand<'PhotoId'>();
export type PhotoId = z.infer<typeof photoId>;
