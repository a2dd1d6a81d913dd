/** What stands in a form. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** One of a list, or null where nothing was chosen. */
export const choiceOf = <Value extends string>(data: FormData, name: string, list: readonly Value[]): Value | null =>
  list.find((value) => value === data.get(name)) ?? null;

export const choicesOf = <Value extends string>(data: FormData, name: string, list: readonly Value[]): Value[] => {
  const chosen = new Set(data.getAll(name));
  return list.filter((value) => chosen.has(value));
};
