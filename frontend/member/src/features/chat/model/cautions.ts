import type { CautionKind } from '#contracts';

interface Said {
  readonly key: string;
  readonly mine: boolean;
  readonly cautions?: readonly CautionKind[];
}

/** What may be harmless between two who know each other is said once a day; what concerns money each time. */
const saidOnce: ReadonlySet<CautionKind> = new Set(['contact', 'link']);

/** Of a day's messages those that are followed by a caution, by their key, and which: the most pressing of each. */
export function cautionsOfDay(bubbles: readonly Said[]): ReadonlyMap<string, CautionKind> {
  const said = new Set<CautionKind>();
  const shown = new Map<string, CautionKind>();
  for (const { key, mine, cautions = [] } of bubbles) {
    const kind = mine ? undefined : cautions.find((one) => !said.has(one));
    if (!kind) continue;
    if (saidOnce.has(kind)) said.add(kind);
    shown.set(key, kind);
  }
  return shown;
}
