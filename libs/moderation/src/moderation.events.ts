import * as z from 'zod';
import { defineEvent } from '#events';

export const memberReported = defineEvent('moderation.reported', 1, z.object({ reportId: z.uuid() }));
