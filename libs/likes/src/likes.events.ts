import * as z from 'zod';
import { defineEvent } from '#events';

/** A member likes another one, for the first time since the last time that they took it back. */
export const liked = defineEvent('likes.liked', 1, z.object({ likerId: z.uuid(), memberId: z.uuid() }));
