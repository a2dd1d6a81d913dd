import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { WalletEntity } from './wallet.entity.js';

export const paymentsEntities = [LedgerEntryEntity, WalletEntity];
