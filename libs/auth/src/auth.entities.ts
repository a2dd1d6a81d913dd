import { AccountEntity } from './account.entity.js';
import { AccountChangeEntity } from './account-change.entity.js';
import { DepartureEntity } from './departure.entity.js';
import { InvitationEntity } from './invitation.entity.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import { LeavingReasonEntity } from './leaving-reason.entity.js';
import { LockoutEntity } from './lockout.entity.js';
import { OneTimeTokenEntity } from './one-time-token.entity.js';
import { RefusalEntity } from './refusal.entity.js';
import { SessionEntity } from './session.entity.js';
import { SessionRevocationEntity } from './session-revocation.entity.js';
import { SignupSourceEntity } from './signup-source.entity.js';
import { StaffIdentityEntity } from './staff/sign-in/staff-identity.entity.js';
import { StaffEntity } from './staff/staff.entity.js';
import { StaffTokenEntity } from './staff/tokens/staff-token.entity.js';
import { StaffEnrolmentEntity } from './staff/staff-enrolment.entity.js';
import { StaffLinkEntity } from './staff/staff-link.entity.js';
import { StaffSealEntity } from './staff/staff-seal.entity.js';
import { StaffRecoveryCodeEntity } from './staff/staff-recovery-code.entity.js';
import { StaffSessionEntity } from './staff/staff-session.entity.js';

export const authEntities = [
  AccountEntity,
  AccountChangeEntity,
  DepartureEntity,
  InvitationEntity,
  KnownDeviceEntity,
  LeavingReasonEntity,
  LockoutEntity,
  OneTimeTokenEntity,
  RefusalEntity,
  SessionEntity,
  SessionRevocationEntity,
  SignupSourceEntity,
  StaffEntity,
  StaffEnrolmentEntity,
  StaffIdentityEntity,
  StaffLinkEntity,
  StaffRecoveryCodeEntity,
  StaffSealEntity,
  StaffSessionEntity,
  StaffTokenEntity,
];
