import * as z from 'zod';
import { defineEvent } from '#events';

const tokenId = z.object({ tokenId: z.uuid() });

export const activationRequested = defineEvent('auth.activation_requested', 1, tokenId);
export const undoMailRequested = defineEvent('auth.undo_mail_requested', 1, tokenId);
export const resetRequested = defineEvent('auth.reset_requested', 1, tokenId);
