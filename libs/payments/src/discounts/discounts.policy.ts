import type { CodeStatus, CodeValidity, ErrorCode, PaymentMethod } from '#contracts';

/** The discount of a member's first hours: a fixed code, once, before the first purchase. */
export const timeBonus = {
  codeId: '01930000-0000-7000-8000-00000000b025',
  code: 'TIMEBONUS25',
  basisPoints: 2_500,
  seconds: 14_400,
} as const;

export interface TimeBonusFacts {
  readonly isOffered: boolean;
  readonly isPaid: boolean;
  readonly isUsed: boolean;
  readonly signedUpAt: Date;
  readonly now: Date;
}

/** When the time bonus ends; null when it does not hold. It holds while less than its time has passed: at 14,400 s it is over. */
export function timeBonusEnd({ isOffered, isPaid, isUsed, signedUpAt, now }: TimeBonusFacts): Date | null {
  const end = new Date(signedUpAt.getTime() + timeBonus.seconds * 1_000);
  return isOffered && !isPaid && !isUsed && now < end ? end : null;
}

export interface CodeFacts {
  readonly status: CodeStatus;
  readonly validity: CodeValidity;
  readonly country: string | null;
  readonly userId: string | null;
  readonly expires: Date | null;
  readonly currency: string | null;
  readonly minimumMinor: number | null;
  readonly methods: readonly PaymentMethod[];
  readonly isUsed: boolean;
}

/** What a code is to count for. What is not chosen yet is not held against it. */
export interface CodeUse {
  readonly memberId: string;
  readonly country: string;
  readonly currency: string;
  readonly priceMinor?: number | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly now: Date;
}

type CodeFault = Extract<ErrorCode, 'code_not_found' | 'code_used' | 'code_conditions' | 'code_minimum'>;

/** Why a code does not count; null when it does. A stranger's code is as unknown as one that never was. */
export function codeFault(code: CodeFacts, use: CodeUse): CodeFault | null {
  if (code.status !== 'active' || (code.userId !== null && code.userId !== use.memberId)) return 'code_not_found';
  if (code.expires !== null && code.expires <= use.now) return 'code_not_found';
  if (code.isUsed) return 'code_used';
  if (code.country !== null && code.country !== use.country) return 'code_conditions';
  if (code.currency !== null && code.currency !== use.currency) return 'code_conditions';
  if (use.method && code.methods.length > 0 && !code.methods.includes(use.method)) return 'code_conditions';
  if (code.minimumMinor !== null && use.priceMinor !== undefined && use.priceMinor < code.minimumMinor) return 'code_minimum';
  return null;
}

const HALF = 5_000n;
const WHOLE = 10_000n;

/** Minor units off a price, rounded half up; never more than the price. */
export const discountOf = (priceMinor: number, basisPoints: number): number =>
  Number((BigInt(priceMinor) * BigInt(basisPoints) + HALF) / WHOLE);
