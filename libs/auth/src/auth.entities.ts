import { AccountEntity } from './accounts/index.js';
import { RefusalEntity } from './closures/index.js';
import { AccountChangeEntity } from './credentials/index.js';
import { InvitationEntity } from './invitations/index.js';
import { DepartureEntity, LeavingReasonEntity } from './leaving/index.js';
import { LockoutEntity } from './limits/index.js';
import { OneTimeTokenEntity } from './links/index.js';
import { KnownDeviceEntity, SessionEntity, SessionRevocationEntity } from './sessions/index.js';
import { SignupSourceEntity } from './signup/index.js';
import {
  StaffEnrolmentEntity,
  StaffEntity,
  StaffIdentityEntity,
  StaffLinkEntity,
  StaffRecoveryCodeEntity,
  StaffSealEntity,
  StaffSessionEntity,
  StaffTokenEntity,
} from './staff/index.js';

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
