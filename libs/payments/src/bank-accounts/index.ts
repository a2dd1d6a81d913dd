export { openBankAccount, sealBankAccount, type BankAccount } from './bank-account-box.js';
export { bankAccountKeyOf, isBankAccountKey } from './bank-account-key.js';
export { BankAccountEntity } from './bank-account.entity.js';
export { bankAccountStateOf, endOf, isIban } from './bank-account.policy.js';
export { BankAccountsRepository } from './bank-accounts.repository.js';
