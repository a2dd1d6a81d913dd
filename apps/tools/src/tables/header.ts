/** How a generated file begins. `from` is what it is made of. */
export const header = (from: string): string => `// Written by \`node apps/tools/run.mjs tables\` from ${from}; a check compares it.\n`;
