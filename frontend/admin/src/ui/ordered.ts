/** All choices: those that are offered in their order, then the others in the order of the program. */
export const listed = <Choice extends string>(choices: readonly Choice[], offered: readonly Choice[]): Choice[] => [
  ...offered,
  ...choices.filter((choice) => !offered.includes(choice)),
];

/** Offers a choice or no more: at its place while the order is that of the program, else at the end. */
export function turned<Choice extends string>(choices: readonly Choice[], offered: readonly Choice[], choice: Choice): Choice[] {
  if (offered.includes(choice)) return offered.filter((one) => one !== choice);
  const inOrder = (some: readonly Choice[]) => choices.filter((one) => some.includes(one));
  return inOrder(offered).join() === offered.join() ? inOrder([...offered, choice]) : [...offered, choice];
}

/** One place up or down; the first and the last stay where they are. */
export function moved<Choice extends string>(order: readonly Choice[], choice: Choice, by: -1 | 1): Choice[] {
  const from = order.indexOf(choice);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const rest = order.filter((one) => one !== choice);
  return [...rest.slice(0, to), choice, ...rest.slice(to)];
}
