export { newEmailInUse } from './account-faults.js';
export { AccountEntity } from './account.entity.js';
export { AccountsRepository, type Account, type Credentials, type MailStop } from './accounts.repository.js';
export { AccountsService } from './accounts.service.js';
export { AddressOwners } from './address-owners.js';
export { MemberLifecycle, type Joined, type JoinHook } from './member-lifecycle.js';
export { StandingPort } from './standing.port.js';
export { isAccepted, termsNeverAccepted } from './terms-never-accepted.js';
