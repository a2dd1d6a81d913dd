import type { StaffRole } from '#contracts-admin';
import type { Moderator } from '#moderation';

/** Who asks, with which roles, from where. */
export type StaffActor = { readonly id: string; readonly roles: readonly StaffRole[]; readonly ip: string };

export type Viewer = ReturnType<typeof viewerOf>;

/** As moderation asks what this person may see. */
export const viewerOf = ({ id, roles }: StaffActor) => ({ id, isOwner: roles.includes('owner') });

/** As moderation asks who decides: an escalated case is for the owner. */
export const moderatorOf = (actor: StaffActor): Moderator => viewerOf(actor);
