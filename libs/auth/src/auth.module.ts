import { Global, Module } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';
import { ActivationService } from './activation.service.js';
import { DemoAccounts } from './demo-accounts.js';
import { Limiter } from './limiter.js';
import { Lockout } from './lockout.js';
import { LoginService } from './login.service.js';
import { MemberLifecycle } from './member-lifecycle.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { Passwords } from './passwords.js';
import { Refusals } from './refusals.js';
import { ResetService } from './reset.service.js';
import { SessionsService } from './sessions.service.js';
import { SignupService } from './signup.service.js';

const services = [
  AccountsService,
  ActivationService,
  Limiter,
  Lockout,
  LoginService,
  MemberLifecycle,
  OneTimeTokens,
  Passwords,
  ResetService,
  SessionsService,
  SignupService,
];

/** Needs a `StandingPort` from a global module. */
@Global()
@Module({ providers: [...services, AccountsRepository, DemoAccounts, Refusals], exports: services })
export class AuthModule {}
