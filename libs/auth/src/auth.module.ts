import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountChangesRepository } from './credentials/account-changes.repository.js';
import { AccountClosures } from './closures/account-closures.js';
import { AccountHelpService } from './support/account-help.service.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { AccountsService } from './accounts/accounts.service.js';
import { ActivationService } from './activation/activation.service.js';
import { AuthData } from './auth.data.js';
import { AddressOwners } from './accounts/address-owners.js';
import { BannedAddresses } from './closures/banned-addresses.js';
import { DemoAccounts } from './demo-accounts.js';
import { DemoAccountsRepository } from './demo-accounts.repository.js';
import { DeparturesRepository } from './leaving/departures.repository.js';
import { ErasureService } from './leaving/erasure.service.js';
import { LeavingService } from './leaving/leaving.service.js';
import { Invitations } from './invitations/invitations.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { KnownDevices } from './sessions/known-devices.js';
import { KnownDevicesRepository } from './sessions/known-devices.repository.js';
import { ImportedAccounts } from './imported-accounts/imported-accounts.js';
import { ImportedAccountsRepository } from './imported-accounts/imported-accounts.repository.js';
import { Limiter } from './limits/limiter.js';
import { Lockout } from './limits/lockout.js';
import { LockoutsRepository } from './limits/lockouts.repository.js';
import { LoginService } from './login/login.service.js';
import { MailChangeService } from './credentials/mail-change.service.js';
import { MemberLifecycle } from './accounts/member-lifecycle.js';
import { MemberPasswords } from './login/member-passwords.js';
import { OneTimeTokens } from './links/one-time-tokens.js';
import { OneTimeTokensRepository } from './links/one-time-tokens.repository.js';
import { OwnPassword } from './login/own-password.js';
import { PasswordChangeService } from './credentials/password-change.service.js';
import { Passwords } from './passwords/passwords.js';
import { PausingService } from './settings/pausing.service.js';
import { PreferencesService } from './settings/preferences.service.js';
import { SignupSources } from './signup/signup-sources.js';
import { SignupSourcesRepository } from './signup/signup-sources.repository.js';
import { RefusalsRepository } from './closures/refusals.repository.js';
import { ResetService } from './credentials/reset.service.js';
import { SessionRevocations } from './sessions/session-revocations.js';
import { SessionRevocationsRepository } from './sessions/session-revocations.repository.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { StaffLinks } from './staff/staff-links.js';
import { StaffLinksRepository } from './staff/staff-links.repository.js';
import { StaffAddresses } from './staff/staff-addresses.repository.js';
import { SignupService } from './signup/signup.service.js';
import { TermsService } from './settings/terms.service.js';
import { UndoLinks } from './leaving/undo-links.js';
import { UndoService } from './credentials/undo.service.js';
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
