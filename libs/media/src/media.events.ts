import * as z from 'zod';
import { defineEvent } from '#events';

export const photoUploaded = defineEvent('media.photo_uploaded', 1, z.object({ memberId: z.uuid(), photoId: z.uuid() }));
