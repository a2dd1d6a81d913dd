import * as z from 'zod';
import { defineEvent } from '#events';

export const photoUploaded = defineEvent('media.photo_uploaded', 1, z.object({ memberId: z.uuid(), photoId: z.uuid() }));

/** Another part of the photo shall be shown: its renditions are made once more. */
export const photoCut = defineEvent('media.photo_cut', 1, z.object({ memberId: z.uuid(), photoId: z.uuid() }));

/** The photo has new renditions: nobody has looked at them yet. */
export const photoRendered = defineEvent('media.photo_rendered', 1, z.object({ memberId: z.uuid(), photoId: z.uuid() }));
