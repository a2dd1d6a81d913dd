import * as z from 'zod';
import { accountHelps } from '#contracts';
import { ownerChanges } from '#contracts-admin';
import { defineEvent } from '#events';

const tokenId = z.object({ tokenId: z.uuid() });

export const activationRequested = defineEvent('auth.activation_requested', 1, tokenId);
export const undoMailRequested = defineEvent('auth.undo_mail_requested', 1, tokenId);
export const resetRequested = defineEvent('auth.reset_requested', 1, tokenId);

/** A link went to the address that a member wants to use from now on. */
export const mailChangeRequested = defineEvent('auth.mail_change_requested', 1, tokenId);
/** The address is another one now; the old one gets the link that undoes it. */
export const mailChanged = defineEvent('auth.mail_changed', 1, tokenId);
export const passwordChanged = defineEvent('auth.password_changed', 1, tokenId);
/** Somebody of the back office gets a link to set up their account. */
export const staffLinkMade = defineEvent('auth.staff_link_made', 1, z.object({ linkId: z.uuid() }));
/** Somebody is an owner now, or less of one than before: `readerId` is told, each owner by an event of their own. */
export const ownersChanged = defineEvent(
  'auth.owners_changed',
  1,
  z.object({ noticeId: z.uuid(), readerId: z.uuid(), actorId: z.uuid(), personId: z.uuid(), change: z.enum(ownerChanges) }),
);
/** A login in a browser that the member did not use before. */
export const newDevice = defineEvent('auth.new_device', 1, z.object({ deviceId: z.uuid() }));
/** Staff changed something of an account at its owner's wish: the owner is told, in case it was somebody else's. */
export const accountHelped = defineEvent(
  'auth.account_helped',
  1,
  z.object({ memberId: z.uuid(), helpId: z.uuid(), help: z.enum(accountHelps) }),
);
/** Somebody tried an address that has an account, where that may not be said on the screen: only its owner is told. */
export const addressTried = defineEvent('auth.address_tried', 1, z.object({ memberId: z.uuid(), tryId: z.uuid() }));
