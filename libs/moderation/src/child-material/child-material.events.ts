import * as z from 'zod';
import { defineEvent } from '#events';

/** Material of child abuse was found with a member: out of sight and the account stopped; its files are sealed next. */
export const childMaterialFound = defineEvent('moderation.child_material_found', 1, z.object({ materialId: z.uuid(), memberId: z.uuid() }));
