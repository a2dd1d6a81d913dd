import { Module } from '@nestjs/common';
import { Limiter } from '../limiter.js';
import { Lockout } from '../lockout.js';
import { LockoutsRepository } from '../lockouts.repository.js';
import { Passwords } from '../passwords.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLogin } from './staff-login.js';
import { StaffProof } from './staff-proof.js';
import { StaffRepository } from './staff.repository.js';
import { StaffSessions } from './staff-sessions.js';
import { StaffSessionsRepository } from './staff-sessions.repository.js';

/** Staff are not members: accounts, login and sessions of their own. */
@Module({
  providers: [
    StaffDevices,
    StaffLogin,
    StaffProof,
    StaffSessions,
    StaffRepository,
    StaffSessionsRepository,
    Passwords,
    Lockout,
    LockoutsRepository,
    Limiter,
  ],
  exports: [StaffDevices, StaffLogin, StaffSessions],
})
export class StaffModule {}
