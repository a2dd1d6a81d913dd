import type { ReportReason } from '#contracts';

/** A case that nobody touched for so long is free again. */
export const lockMinutes = 10;

/** 0 comes first. Danger to life and the protection of children wait for nothing else. */
const priorities: Record<ReportReason, number> = { danger: 0, minor: 0, money: 1, sexual: 1, fake: 2, insult: 2, photo: 2, other: 3 };
const hoursByPriority = [4, 24, 48, 72, 96] as const;

/** What became of the decided reports of one reporter. */
export interface ReporterRecord {
  readonly decided: number;
  readonly dismissed: number;
}

const ENOUGH_TO_JUDGE = 5;
const OFTEN_WRONG = 0.7;

export const isOftenWrong = ({ decided, dismissed }: ReporterRecord): boolean =>
  decided >= ENOUGH_TO_JUDGE && dismissed / decided >= OFTEN_WRONG;

/** Reports of whoever is often wrong come later, and are read all the same; danger comes first whoever tells of it. */
export function urgencyOf(reason: ReportReason, reporter: ReporterRecord): { readonly priority: number; readonly hours: number } {
  const usual = priorities[reason];
  const priority = usual > 0 && isOftenWrong(reporter) ? usual + 1 : usual;
  return { priority, hours: hoursByPriority[priority] ?? hoursByPriority[0] };
}
