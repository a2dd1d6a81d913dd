import type { Signs } from '../signs.js';

const DUE_REACH = 15;
const FEE_REACH = 10;
const PAID_REACH = 4;

/** A parcel, a box or a courier waits for a fee. Who tells that they had to pay one asks for nothing. */
export const wantsFee = (said: Signs): boolean =>
  (said.areNear(['parcels'], ['dues'], { within: DUE_REACH, apart: true }) ||
    (said.areNear(['parcels'], ['fees', 'stuck'], { within: DUE_REACH, apart: true }) &&
      said.areNear(['fees', 'stuck'], ['sums', 'amounts', 'numbers', 'dues', 'demands', 'fronts'], { within: FEE_REACH, apart: true }))) &&
  !said.areNear(['paid'], ['parcels', 'dues', 'fees'], { within: PAID_REACH });
