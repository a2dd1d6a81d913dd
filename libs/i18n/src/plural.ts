/** A text that depends on `{count}`: one form for each plural category that the language has. */
export type Plural = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;
