export { AuthModule } from './auth.module.js';
export { SignupService, type SignupOutcome } from './signup.service.js';
export { nameFault } from './name.policy.js';
export { LoginService, type LoggedIn } from './login.service.js';
export { ActivationService } from './activation.service.js';
export { LeavingService } from './leaving.service.js';
export { OwnPassword } from './own-password.js';
export { PausingService } from './pausing.service.js';
export { ageFault, ageOn } from './age.policy.js';
export { TermsService } from './terms.service.js';
export { isAccepted, termsNeverAccepted } from './terms-never-accepted.js';
export { ErasureService } from './erasure.service.js';
export { UndoLinks } from './undo-links.js';
export { ResetService } from './reset.service.js';
export { MailChangeService, type MailChangeOutcome } from './mail-change.service.js';
export { PasswordChangeService } from './password-change.service.js';
export { UndoService } from './undo.service.js';
export { deviceOf } from './device.js';
export { DEVICE_COOKIE, deviceDays, KnownDevices } from './known-devices.js';
export { ImportedAccounts, type ImportedAccount } from './imported-accounts.js';
export { readForeignPassword, type ForeignPassword, type PasswordFault } from './foreign-passwords/foreign-password.js';
export { AccountClosures } from './account-closures.js';
export { AccountHelpService, type AccountHurdles } from './account-help.service.js';
export { AccountsService } from './accounts.service.js';
export { CollidingAddressesRepository, type CollidingAddress } from './colliding-addresses.repository.js';
export type { Account, MailStop } from './accounts.repository.js';
export {
  SessionsService,
  sessionDays,
  SESSION_COOKIE,
  type SessionMember,
  type SessionFacts,
  type LoginSession,
  type OpenedSession,
} from './sessions.service.js';
export { SessionRevocations } from './session-revocations.js';
export { SignupSources } from './signup-sources.js';
export { MemberLifecycle, type Joined, type JoinHook } from './member-lifecycle.js';
export { StandingPort } from './standing.port.js';
export { OneTimeTokens, type FoundLink, type LinkFacts } from './one-time-tokens.js';
export { INVITATION_COOKIE, invitationDays, Invitations } from './invitations.js';
export type { TokenPurpose } from './link-purposes.js';
export type { Caller, SiteFacts } from './site-facts.js';

// Shared by the logins of members and staff.
export { Passwords } from './passwords.js';
export { DEMO_NETWORK_FACTOR, Limiter } from './limiter.js';
export type { AuthLimitName } from './auth-limits.js';
export type { LimitRule } from './limit-rule.js';
export { mailLimits, mailsADay } from './mail-limits.js';
export * as authEvents from './auth.events.js';
export { subscriberOf, WIDE_FACTOR, wideNetworkOf } from './network.js';
export { hashOfToken, isSame, keyedHash, randomToken } from './secrets.js';

// Staff: not members, with a login of their own.
export { StaffModule } from './staff/staff.module.js';
export { StaffAccounts, type GivenDevice } from './staff/staff-accounts.js';
export { StaffAddresses } from './staff/staff-addresses.repository.js';
export { Colleagues, type WishedBy } from './staff/colleagues.js';
export { StaffLinks } from './staff/staff-links.js';
export { StaffSetUp } from './staff/staff-set-up.js';
export { installStaffSeal } from './staff/staff-seal.repository.js';
export { StaffDevices } from './staff/staff-devices.js';
export { StaffLogin } from './staff/staff-login.js';
export { StaffSignIn } from './staff/sign-in/sign-in.js';
export { StaffSessions, type SessionStaff } from './staff/staff-sessions.js';
export { StaffTokens } from './staff/tokens/staff-tokens.js';
export { StepUp } from './staff/step-up.js';
export { openSecret, sealSecret } from './staff/sealed-secret.js';
export { codeAt } from './staff/totp.js';
