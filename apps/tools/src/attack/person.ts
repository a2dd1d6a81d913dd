import type { StaffRole } from '#contracts-admin';

export type MemberKind = 'free' | 'premium' | 'banned';
export type CallerKind = 'visitor' | MemberKind | StaffRole;

/** Somebody who calls, each from an address of their own: limits by network count them apart. */
export interface Person {
  readonly kind: CallerKind;
  readonly cookie: string;
  readonly from?: string;
  /** Of the member; staff and visitors have none. */
  readonly id?: string;
}
