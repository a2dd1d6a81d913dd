import { Module } from '@nestjs/common';
import { Limiter } from '../limiter.js';
import { Lockout } from '../lockout.js';
import { Passwords } from '../passwords.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLogin } from './staff-login.js';
import { StaffProof } from './staff-proof.js';
import { StaffRepository } from './staff.repository.js';
import { StaffSessions } from './staff-sessions.js';

/** Staff are not members: accounts, login and sessions of their own. */
@Module({
  providers: [StaffDevices, StaffLogin, StaffProof, StaffSessions, StaffRepository, Passwords, Lockout, Limiter],
  exports: [StaffDevices, StaffLogin, StaffSessions],
})
export class StaffModule {}
