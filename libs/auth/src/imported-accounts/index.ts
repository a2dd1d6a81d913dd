export { ImportedAccountsRepository } from './imported-accounts.repository.js';
export { ImportedAccounts, type ImportedAccount } from './imported-accounts.js';
