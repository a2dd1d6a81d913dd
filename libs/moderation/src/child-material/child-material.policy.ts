import { allowed, refused, type Verdict } from '#contracts';
import type { ChildMaterialState } from './child-material.entity.js';

interface Retention {
  /** From this day on, in UTC. */
  readonly from: string;
  readonly months: number;
  /** Why so long and no longer. */
  readonly law: string;
}

/**
 * How long what was found is kept where the owner of a site sets nothing else (`child_material_months`). A law that changes it is another line
 * here: what was sealed before keeps the day of its own time.
 */
export const retentionTable: readonly Retention[] = [
  {
    from: '2021-08-02',
    months: 12,
    law: 'Twelve months from the day on which it was found, as Regulation (EU) 2021/1232, article 3(1)(i), has it: so long an authority that was told of it (Regulation (EU) 2022/2065, article 18) can ask for it.',
  },
];

export function retentionOn(day: string, table = retentionTable): Retention {
  const inForce = table.findLast(({ from }) => from <= day) ?? table[0];
  if (!inForce) throw new RangeError('the table of retention times is empty');
  return inForce;
}

/** What the site keeps, in months: what its owner set, or the law's time. */
export const retentionMonths = (day: string, set: number | null): number => set ?? retentionOn(day).months;

export interface HandOverFacts {
  readonly state: ChildMaterialState;
  readonly isHandedOver: boolean;
  readonly isReleased: boolean;
}

/** What is not sealed yet has no hashes to hand over, and what is destroyed nothing at all. */
export function mayHandOver({ state, isHandedOver, isReleased }: HandOverFacts): Verdict {
  if (state === 'sealing') return refused('not_sealed_yet');
  return state === 'destroyed' || isHandedOver || isReleased ? refused('case_over') : allowed;
}

export interface Conclusion {
  readonly state: ChildMaterialState;
  readonly isReleased: boolean;
}

/** A mistake is put right at any time, once. */
export const mayRelease = ({ isReleased }: Conclusion): Verdict => (isReleased ? refused('case_over') : allowed);
