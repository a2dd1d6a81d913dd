export { AuthModule } from './auth.module.js';
export { ageFault, ageOn, nameFault, SignupChecks, SignupService, SignupSources, type SignupOutcome } from './signup/index.js';
export { LoginService, OwnPassword, type LoggedIn } from './login/index.js';
export { ActivationMails, ActivationService } from './activation/index.js';
export { ErasureService, LeavingService, RestoringService, UndoLinks } from './leaving/index.js';
export { PausingService, PreferencesService, TermsService } from './settings/index.js';
export {
  AccountsService,
  isAccepted,
  MemberLifecycle,
  StandingPort,
  termsNeverAccepted,
  type Account,
  type Joined,
  type JoinHook,
  type MailStop,
} from './accounts/index.js';
export {
  MailChangeConfirmation,
  MailChangeService,
  PasswordChangeService,
  ResetLinks,
  ResetService,
  UndoService,
  type MailChangeOutcome,
} from './credentials/index.js';
export {
  DEVICE_COOKIE,
  deviceDays,
  deviceOf,
  KnownDevices,
  SESSION_COOKIE,
  sessionDays,
  SessionRevocations,
  SessionsService,
  type LoginSession,
  type OpenedSession,
  type SessionFacts,
  type SessionMember,
} from './sessions/index.js';
export { ImportedAccounts, type ImportedAccount } from './imported-accounts/index.js';
export { Passwords, readForeignPassword, type ForeignPassword, type PasswordFault } from './passwords/index.js';
export { AccountClosures } from './closures/index.js';
export { AccountHelpService, AccountHurdlesService, type AccountHurdles } from './support/index.js';
export { CollidingAddressesRepository, type CollidingAddress } from './colliding-addresses.repository.js';
export { OneTimeTokens, type FoundLink, type LinkFacts, type TokenPurpose } from './links/index.js';
export { INVITATION_COOKIE, invitationDays, Invitations } from './invitations/index.js';
export type { Caller, SiteFacts } from './site-facts.js';

// Shared by the logins of members and staff.
export {
  DEMO_NETWORK_FACTOR,
  Limiter,
  mailLimits,
  mailsADay,
  subscriberOf,
  WIDE_FACTOR,
  wideNetworkOf,
  type AuthLimitName,
  type LimitRule,
} from './limits/index.js';
export { hashOfToken, isSame, keyedHash, randomToken } from './secrets.js';

// Staff: not members, with a login of their own.
export {
  codeAt,
  Colleagues,
  installStaffSeal,
  openSecret,
  sealSecret,
  StaffAccounts,
  StaffAddresses,
  StaffDevices,
  StaffLinks,
  StaffLogin,
  StaffModule,
  StaffSessions,
  StaffSetUp,
  StaffSignIn,
  StaffTokens,
  StepUp,
  type GivenDevice,
  type SessionStaff,
  type WishedBy,
} from './staff/index.js';
export * as authEvents from './auth.events.js';
