import { Module } from '@nestjs/common';
import { Limiter } from '../limiter.js';
import { Lockout } from '../lockout.js';
import { Passwords } from '../passwords.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffLogin } from './staff-login.js';
import { StaffRepository } from './staff.repository.js';
import { StaffSessions } from './staff-sessions.js';

/** Staff are not members: accounts, login and sessions of their own. */
@Module({
  providers: [StaffAccounts, StaffLogin, StaffSessions, StaffRepository, Passwords, Lockout, Limiter],
  exports: [StaffAccounts, StaffLogin, StaffSessions],
})
export class StaffModule {}
