import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountChangesRepository } from './account-changes.repository.js';
import { AccountClosures } from './account-closures.js';
import { AccountHelpService } from './account-help.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';
import { ActivationService } from './activation.service.js';
import { AuthData } from './auth.data.js';
import { AddressOwners } from './address-owners.js';
import { BannedAddresses } from './banned-addresses.js';
import { DemoAccounts } from './demo-accounts.js';
import { DemoAccountsRepository } from './demo-accounts.repository.js';
import { DeparturesRepository } from './departures.repository.js';
import { ErasureService } from './erasure.service.js';
import { LeavingService } from './leaving.service.js';
import { Invitations } from './invitations.js';
import { InvitationsRepository } from './invitations.repository.js';
import { KnownDevices } from './known-devices.js';
import { KnownDevicesRepository } from './known-devices.repository.js';
import { ImportedAccounts } from './imported-accounts.js';
import { ImportedAccountsRepository } from './imported-accounts.repository.js';
import { Limiter } from './limiter.js';
import { Lockout } from './lockout.js';
import { LockoutsRepository } from './lockouts.repository.js';
import { LoginService } from './login.service.js';
import { MailChangeService } from './mail-change.service.js';
import { MemberLifecycle } from './member-lifecycle.js';
import { MemberPasswords } from './member-passwords.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { OneTimeTokensRepository } from './one-time-tokens.repository.js';
import { OwnPassword } from './own-password.js';
import { PasswordChangeService } from './password-change.service.js';
import { Passwords } from './passwords.js';
import { PausingService } from './pausing.service.js';
import { PreferencesService } from './preferences.service.js';
import { SignupSources } from './signup-sources.js';
import { SignupSourcesRepository } from './signup-sources.repository.js';
import { RefusalsRepository } from './refusals.repository.js';
import { ResetService } from './reset.service.js';
import { SessionRevocations } from './session-revocations.js';
import { SessionRevocationsRepository } from './session-revocations.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { StaffLinks } from './staff/staff-links.js';
import { StaffLinksRepository } from './staff/staff-links.repository.js';
import { StaffAddresses } from './staff/staff-addresses.repository.js';
import { SignupService } from './signup.service.js';
import { TermsService } from './terms.service.js';
import { UndoLinks } from './undo-links.js';
import { UndoService } from './undo.service.js';
import { authEntities } from './auth.entities.js';

const services = [
  AccountClosures,
  AccountHelpService,
  AccountsService,
  ActivationService,
  ErasureService,
  ImportedAccounts,
  LeavingService,
  Invitations,
  KnownDevices,
  Limiter,
  Lockout,
  LoginService,
  MailChangeService,
  MemberLifecycle,
  SignupSources,
  OneTimeTokens,
  OwnPassword,
  PasswordChangeService,
  Passwords,
  PausingService,
  PreferencesService,
  ResetService,
  SessionRevocations,
  SessionsService,
  StaffAddresses,
  StaffLinks,
  SignupService,
  TermsService,
  UndoLinks,
  UndoService,
];

/** Needs a `StandingPort` from a global module. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(authEntities)],
  providers: [
    ...services,
    AccountChangesRepository,
    AccountsRepository,
    AddressOwners,
    AuthData,
    BannedAddresses,
    DemoAccounts,
    DemoAccountsRepository,
    DeparturesRepository,
    ImportedAccountsRepository,
    InvitationsRepository,
    KnownDevicesRepository,
    LockoutsRepository,
    MemberPasswords,
    OneTimeTokensRepository,
    RefusalsRepository,
    SignupSourcesRepository,
    SessionRevocationsRepository,
    SessionsRepository,
    StaffLinksRepository,
  ],
  exports: services,
})
export class AuthModule {}
