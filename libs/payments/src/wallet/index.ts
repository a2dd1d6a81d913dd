export { LotEntity } from './lot.entity.js';
export { WalletEntity } from './wallet.entity.js';
export { WalletService } from './wallet.service.js';
export { WalletsRepository } from './wallets.repository.js';
