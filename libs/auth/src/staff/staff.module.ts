import { Module } from '@nestjs/common';
import { Limiter, Lockout, LockoutsRepository } from '../limits/index.js';
import { Passwords } from '../passwords/index.js';
import { Colleagues } from './colleagues.js';
import { ColleaguesRepository } from './colleagues.repository.js';
import { OwnerNotices } from './owner-notices.js';
import { OwnerNoticesRepository } from './owner-notices.repository.js';
import { IdentitiesRepository } from './sign-in/identities.repository.js';
import { Guests } from './sign-in/guests.js';
import { StaffIssuer } from './sign-in/issuer.js';
import { SignInCookies } from './sign-in/sign-in-cookies.js';
import { StaffSignIn } from './sign-in/sign-in.js';
import { StaffDevices } from './staff-devices.js';
import { StaffEnrolments } from './staff-enrolments.js';
import { StaffLinks } from './staff-links.js';
import { StaffLinksRepository } from './staff-links.repository.js';
import { StaffLogin } from './staff-login.js';
import { StaffProof } from './staff-proof.js';
import { StaffRepository } from './staff.repository.js';
import { StaffSetUp } from './staff-set-up.js';
import { StaffSetUpProof } from './staff-set-up-proof.js';
import { StaffSessions } from './staff-sessions.js';
import { StaffTries } from './staff-tries.js';
import { StaffSessionsRepository } from './staff-sessions.repository.js';
import { StepUp } from './step-up.js';
import { StaffTokens } from './tokens/staff-tokens.js';
import { StaffTokensRepository } from './tokens/staff-tokens.repository.js';

/** Staff are not members: accounts, login and sessions of their own. */
@Module({
  providers: [
    Colleagues,
    ColleaguesRepository,
    OwnerNotices,
    OwnerNoticesRepository,
    StaffLinks,
    StaffLinksRepository,
    StaffSetUp,
    StaffSetUpProof,
    StaffEnrolments,
    StaffDevices,
    StaffLogin,
    StaffProof,
    StaffTries,
    StepUp,
    StaffTokens,
    StaffTokensRepository,
    StaffSignIn,
    Guests,
    SignInCookies,
    StaffIssuer,
    IdentitiesRepository,
    StaffSessions,
    StaffRepository,
    StaffSessionsRepository,
    Passwords,
    Lockout,
    LockoutsRepository,
    Limiter,
  ],
  exports: [Colleagues, StaffSetUp, StaffDevices, StaffLogin, StaffSessions, StaffSignIn, StaffTokens, StepUp],
})
export class StaffModule {}
