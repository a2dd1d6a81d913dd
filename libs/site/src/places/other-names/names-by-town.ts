/** By country and the name in `places.tsv.gz`; several stand behind each other with a comma. */
export type NamesByTown = Readonly<Record<string, Readonly<Record<string, string>>>>;
