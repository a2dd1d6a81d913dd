import libraries from './libraries.json' with { type: 'json' };

/** Every library in the one order that holds everywhere: each may import, and call in SQL, only those before it. */
export const technicalLibraries: readonly string[] = libraries.technical;
export const featureLibraries: readonly string[] = libraries.features;
