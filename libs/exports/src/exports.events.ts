import * as z from 'zod';
import { defineEvent } from '#events';

const exportId = z.object({ exportId: z.uuid() });

export const exportRequested = defineEvent('exports.requested', 1, exportId);
export const exportPrepared = defineEvent('exports.prepared', 1, exportId);
