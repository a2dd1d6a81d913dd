export { BroughtCreditEntity } from './brought-credit.entity.js';
export { BroughtPremiumEntity } from './brought-premium.entity.js';
export { OpeningBalancesRepository } from './opening-balances.repository.js';
export { OpeningBalances, type Opening } from './opening-balances.service.js';
export { sumOfCredits, type BroughtCredits } from './opening.policy.js';
