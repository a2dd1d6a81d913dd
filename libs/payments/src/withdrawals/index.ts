export { BanRepayments } from './ban-repayments.service.js';
export { BankAccounts } from './bank-accounts.service.js';
export { ContractEnds } from './contract-ends.service.js';
export { OpenWithdrawals } from './open-withdrawals.service.js';
export { WithdrawalFactsReader } from './withdrawal-facts.service.js';
export { withdrawalKeyOf } from './withdrawal-key.js';
export { WithdrawalQuotes } from './withdrawal-quotes.service.js';
export { WithdrawalService } from './withdrawal.service.js';
export type { Withdrawer } from './withdrawer.js';
