/** All choices: those that are offered in their order, then the others in the order of the program. */
export const listed = (choices: readonly string[], offered: readonly string[]): string[] => [
  ...offered,
  ...choices.filter((choice) => !offered.includes(choice)),
];

/** Offers a choice or no more: at its place while the order is that of the program, else at the end. */
export function turned(choices: readonly string[], offered: readonly string[], choice: string): string[] {
  if (offered.includes(choice)) return offered.filter((one) => one !== choice);
  const inOrder = (some: readonly string[]) => choices.filter((one) => some.includes(one));
  return inOrder(offered).join() === offered.join() ? inOrder([...offered, choice]) : [...offered, choice];
}

/** One place up or down; the first and the last stay where they are. */
export function moved(order: readonly string[], choice: string, by: -1 | 1): string[] {
  const from = order.indexOf(choice);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const rest = order.filter((one) => one !== choice);
  return [...rest.slice(0, to), choice, ...rest.slice(to)];
}
