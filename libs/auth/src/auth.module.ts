import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsRepository, AccountsService, AddressOwners, MemberLifecycle } from './accounts/index.js';
import { ActivationService } from './activation/index.js';
import { AuthData } from './auth.data.js';
import { authEntities } from './auth.entities.js';
import { AccountClosures, BannedAddresses, RefusalsRepository } from './closures/index.js';
import {
  AccountChangesRepository,
  ChangeUndoLinks,
  MailChangeConfirmation,
  MailChangeLinks,
  MailChangeService,
  PasswordChangeService,
  ResetLinks,
  ResetService,
  UndoService,
} from './credentials/index.js';
import { DemoAccounts } from './demo-accounts.js';
import { DemoAccountsRepository } from './demo-accounts.repository.js';
import { ImportedAccounts, ImportedAccountsRepository } from './imported-accounts/index.js';
import { Invitations, InvitationsRepository } from './invitations/index.js';
import { DeparturesRepository, ErasureService, LeavingService, RestoringService, UndoLinks } from './leaving/index.js';
import { Limiter, Lockout, LockoutsRepository } from './limits/index.js';
import { OneTimeTokens, OneTimeTokensRepository } from './links/index.js';
import { LoginService, MemberPasswords, OwnPassword } from './login/index.js';
import { Passwords } from './passwords/index.js';
import {
  KnownDevices,
  KnownDevicesRepository,
  SessionRevocations,
  SessionRevocationsRepository,
  SessionsRepository,
  SessionsService,
} from './sessions/index.js';
import { PausingService, PreferencesService, TermsService } from './settings/index.js';
import { NewAccounts, SignupScreening, SignupService, SignupSources, SignupSourcesRepository } from './signup/index.js';
import { StaffAddresses, StaffLinks, StaffLinksRepository } from './staff/index.js';
import { AccountHelpService } from './support/index.js';

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
  MailChangeConfirmation,
  MailChangeService,
  MemberLifecycle,
  SignupSources,
  OneTimeTokens,
  OwnPassword,
  PasswordChangeService,
  Passwords,
  PausingService,
  PreferencesService,
  ResetLinks,
  ResetService,
  RestoringService,
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
    ChangeUndoLinks,
    DemoAccounts,
    DemoAccountsRepository,
    DeparturesRepository,
    ImportedAccountsRepository,
    InvitationsRepository,
    KnownDevicesRepository,
    LockoutsRepository,
    MailChangeLinks,
    MemberPasswords,
    NewAccounts,
    OneTimeTokensRepository,
    RefusalsRepository,
    SignupScreening,
    SignupSourcesRepository,
    SessionRevocationsRepository,
    SessionsRepository,
    StaffLinksRepository,
  ],
  exports: services,
})
export class AuthModule {}
