import type { Signs } from '../signs.js';

const CARD_REACH = 1;
const ASK_REACH = 15;
const CODE_REACH = 8;

/** A card with a code is to be bought, its code is wanted, or a card of their own is to be filled. */
export const wantsCards = (said: Signs): boolean =>
  said.has('codeCards') ||
  said.areNear(['buys', 'asks'], ['giftCards'], { within: Infinity, oneSentence: true, undenied: true }) ||
  (said.areNear(['cardBrands'], ['cards'], { within: CARD_REACH }) &&
    said.areNear(['buys', 'gets', 'codes', 'receipts', 'asks', 'needs'], ['cardBrands'], { within: ASK_REACH, undenied: true })) ||
  said.areNear(['codes'], ['cards', 'cardBrands'], { within: CODE_REACH, apart: true, undenied: true }) ||
  said.hasUndenied('topUps') ||
  said.areNear(
    ['prepaid', 'prepaidBrands'],
    ['asks', 'needs', 'sums', 'amounts', 'numbers', 'codes', 'receipts', 'buys', 'gets', 'topUps'],
    {
      within: ASK_REACH,
      undenied: true,
    },
  ) ||
  (said.areNear(['phones'], ['refills'], { within: ASK_REACH, apart: true }) &&
    said.areNear(['refills'], ['sums', 'amounts', 'numbers', 'asks', 'pleas'], { within: ASK_REACH, apart: true }));
