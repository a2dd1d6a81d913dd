import { Global, Module } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';
import { ActivationService } from './activation.service.js';
import { AuthData } from './auth.data.js';
import { DemoAccounts } from './demo-accounts.js';
import { DeparturesRepository } from './departures.repository.js';
import { ErasureService } from './erasure.service.js';
import { LeavingService } from './leaving.service.js';
import { Invitations } from './invitations.js';
import { Limiter } from './limiter.js';
import { Lockout } from './lockout.js';
import { LoginService } from './login.service.js';
import { MemberLifecycle } from './member-lifecycle.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { Passwords } from './passwords.js';
import { PausingService } from './pausing.service.js';
import { Refusals } from './refusals.js';
import { ResetService } from './reset.service.js';
import { SessionsService } from './sessions.service.js';
import { SignupService } from './signup.service.js';
import { UndoLinks } from './undo-links.js';

const services = [
  AccountsService,
  ActivationService,
  ErasureService,
  LeavingService,
  Invitations,
  Limiter,
  Lockout,
  LoginService,
  MemberLifecycle,
  OneTimeTokens,
  Passwords,
  PausingService,
  ResetService,
  SessionsService,
  SignupService,
  UndoLinks,
];

/** Needs a `StandingPort` from a global module. */
@Global()
@Module({ providers: [...services, AccountsRepository, AuthData, DemoAccounts, DeparturesRepository, Refusals], exports: services })
export class AuthModule {}
