import * as z from 'zod';
import { defineEvent } from '#events';

/** The member wrote another text about themselves. */
export const aboutChanged = defineEvent('profiles.about_changed', 1, z.object({ memberId: z.uuid() }));
