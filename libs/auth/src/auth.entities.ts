import { AccountEntity } from './accounts/account.entity.js';
import { AccountChangeEntity } from './credentials/account-change.entity.js';
import { DepartureEntity } from './leaving/departure.entity.js';
import { InvitationEntity } from './invitations/invitation.entity.js';
import { KnownDeviceEntity } from './sessions/known-device.entity.js';
import { LeavingReasonEntity } from './leaving/leaving-reason.entity.js';
import { LockoutEntity } from './limits/lockout.entity.js';
import { OneTimeTokenEntity } from './links/one-time-token.entity.js';
import { RefusalEntity } from './closures/refusal.entity.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SessionRevocationEntity } from './sessions/session-revocation.entity.js';
import { SignupSourceEntity } from './signup/signup-source.entity.js';
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
