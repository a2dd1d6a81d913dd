import { plain } from './plain';

/** With fewer conversations a look is quicker than a search. */
export const searchedFrom = 5;

/** Those whose name has these letters at the beginning of one of its words, whatever marks stand above them. */
export function withName<One>(all: readonly One[], typed: string, nameOf: (one: One) => string): readonly One[] {
  const wanted = plain(typed.trim());
  if (!wanted) return all;
  return all.filter((one) => {
    const name = plain(nameOf(one));
    return name.startsWith(wanted) || name.split(/[\s-]+/).some((part) => part.startsWith(wanted));
  });
}
