export { AuthModule } from './auth.module.js';
export { SignupService, type SignupOutcome } from './signup/signup.service.js';
export { nameFault } from './signup/name.policy.js';
export { LoginService, type LoggedIn } from './login/login.service.js';
export { ActivationService } from './activation/activation.service.js';
export { LeavingService } from './leaving/leaving.service.js';
export { OwnPassword } from './login/own-password.js';
export { PausingService } from './settings/pausing.service.js';
export { PreferencesService } from './settings/preferences.service.js';
export { ageFault, ageOn } from './signup/age.policy.js';
export { TermsService } from './settings/terms.service.js';
export { isAccepted, termsNeverAccepted } from './accounts/terms-never-accepted.js';
export { ErasureService } from './leaving/erasure.service.js';
export { UndoLinks } from './leaving/undo-links.js';
export { ResetService } from './credentials/reset.service.js';
export { MailChangeService, type MailChangeOutcome } from './credentials/mail-change.service.js';
export { PasswordChangeService } from './credentials/password-change.service.js';
export { UndoService } from './credentials/undo.service.js';
export { deviceOf } from './sessions/device.js';
export { DEVICE_COOKIE, deviceDays, KnownDevices } from './sessions/known-devices.js';
export { ImportedAccounts, type ImportedAccount } from './imported-accounts/imported-accounts.js';
export { readForeignPassword, type ForeignPassword, type PasswordFault } from './passwords/foreign-passwords/foreign-password.js';
export { AccountClosures } from './closures/account-closures.js';
export { AccountHelpService, type AccountHurdles } from './support/account-help.service.js';
export { AccountsService } from './accounts/accounts.service.js';
export { CollidingAddressesRepository, type CollidingAddress } from './colliding-addresses.repository.js';
export type { Account, MailStop } from './accounts/accounts.repository.js';
export {
  SessionsService,
  sessionDays,
  SESSION_COOKIE,
  type SessionMember,
  type SessionFacts,
  type LoginSession,
  type OpenedSession,
} from './sessions/sessions.service.js';
export { SessionRevocations } from './sessions/session-revocations.js';
export { SignupSources } from './signup/signup-sources.js';
export { MemberLifecycle, type Joined, type JoinHook } from './accounts/member-lifecycle.js';
export { StandingPort } from './accounts/standing.port.js';
export { OneTimeTokens, type FoundLink, type LinkFacts } from './links/one-time-tokens.js';
export { INVITATION_COOKIE, invitationDays, Invitations } from './invitations/invitations.js';
export type { TokenPurpose } from './links/link-purposes.js';
export type { Caller, SiteFacts } from './site-facts.js';

// Shared by the logins of members and staff.
export { Passwords } from './passwords/passwords.js';
export { DEMO_NETWORK_FACTOR, Limiter } from './limits/limiter.js';
export type { AuthLimitName } from './limits/auth-limits.js';
export { mailLimits, type LimitedMail } from './limits/mail-limits.js';
export { subscriberOf, WIDE_FACTOR, wideNetworkOf } from './limits/network.js';
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
