const placeholder = /\$\{([A-Z0-9_]+)\}/g;

/** A kept file of `deploy/cluster` with its `${NAME}`s filled in, as `envsubst` does, only that a missing value is a fault. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing is known to fill in for ${name}`);
    return value;
  });
}
