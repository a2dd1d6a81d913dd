export const noticedWords = {
  title: 'Noticed',
  intro:
    'Members of whom something was noticed that counts, those with most first. A signal decides nothing: open the member, or a case, and judge for yourself. Who was dealt with is not here.',
  none: 'Nobody has signals that count.',
  weight: (count: number) => `${count} ${count === 1 ? 'signal counts' : 'signals count'}`,
  more: (count: number) => `And ${count} more: see the page of the member.`,
  first: (day: string) => `first on ${day}`,
  toCase: 'To the open case',
  anyKind: 'Any signal',
};
