export { PaymentsModule } from './payments.module.js';
export { WalletService } from './wallet.service.js';
export { ledgerKinds, contraAccounts, type LedgerKind, type ContraAccount } from './ledger.js';
