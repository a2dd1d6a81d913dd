import type { StaffRole } from '#contracts-admin';

/** Who asks, with which roles, from where. */
export type StaffActor = { readonly id: string; readonly roles: readonly StaffRole[]; readonly ip: string };
