import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsRepository, AccountsService, AddressOwners, MemberLifecycle } from './accounts/index.js';
import { ActivationMails, ActivationService } from './activation/index.js';
import { AuthData } from './auth.data.js';
import { authEntities } from './auth.entities.js';
import { AccountClosures, BannedAddresses, RefusalsRepository } from './closures/index.js';
import {
  AccountChangesRepository,
  ChangeConsequences,
  ChangeUndoLinks,
  MailChangeConfirmation,
  MailChangeLinks,
  MailChangeService,
  PasswordChangeService,
  ResetLinks,
  ResetService,
  SoleSession,
  UndoService,
} from './credentials/index.js';
import { DemoAccounts } from './demo-accounts.js';
import { DemoAccountsRepository } from './demo-accounts.repository.js';
import { ImportedAccounts, ImportedAccountsRepository } from './imported-accounts/index.js';
import { Invitations, InvitationsRepository } from './invitations/index.js';
import { Departures, DeparturesRepository, ErasureService, LeavingService, RestoringService, UndoLinks } from './leaving/index.js';
import { Limiter, Lockout, LockoutsRepository } from './limits/index.js';
import { OneTimeTokens, OneTimeTokensRepository } from './links/index.js';
import { LoginService, LoginTries, MemberPasswords, OwnPassword } from './login/index.js';
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
import {
  Admission,
  NewAccounts,
  SignupChecks,
  SignupScreening,
  SignupService,
  SignupSources,
  SignupSourcesRepository,
} from './signup/index.js';
import { StaffAddresses, StaffLinks, StaffLinksRepository } from './staff/index.js';
import { AccountHelpService, AccountHurdlesService } from './support/index.js';

const services = [
  AccountClosures,
  AccountHelpService,
  AccountHurdlesService,
  AccountsService,
  ActivationMails,
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
  SignupChecks,
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
    Admission,
    AuthData,
    BannedAddresses,
    ChangeConsequences,
    ChangeUndoLinks,
    DemoAccounts,
    DemoAccountsRepository,
    Departures,
    DeparturesRepository,
    ImportedAccountsRepository,
    InvitationsRepository,
    KnownDevicesRepository,
    LockoutsRepository,
    LoginTries,
    MailChangeLinks,
    MemberPasswords,
    NewAccounts,
    OneTimeTokensRepository,
    RefusalsRepository,
    SignupScreening,
    SignupSourcesRepository,
    SoleSession,
    SessionRevocationsRepository,
    SessionsRepository,
    StaffLinksRepository,
  ],
  exports: services,
})
export class AuthModule {}
