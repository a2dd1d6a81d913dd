export type MigrationDraft = { readonly fileName: string; readonly className: string; readonly text: string };

/** A number after all others: migrations run in the order of their numbers. `names` are class names that end in one. */
export function nextNumber(names: readonly string[]): number {
  const numbers = names.map((name) => Number(/\d+$/.exec(name)?.[0] ?? 0));
  return Math.floor(Math.max(0, ...numbers) / 1_000) * 1_000 + 1_000;
}

/** The migration that runs these statements, for a person to read and to finish. `name` is in kebab-case. */
export function draftMigration(name: string, number: number, statements: readonly string[]): MigrationDraft {
  const className = `${pascalCase(name)}${number}`;
  const sql = statements.map((statement) => `${statement.replaceAll('`', '\\`').replaceAll('${', '\\${')};`).join('\n');
  const text = `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
${sql}
    \`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
`;
  return { fileName: `${number}-${name}.ts`, className, text };
}

/** The list of migrations with one more at its end. */
export function withMigration(index: string, { className, fileName }: MigrationDraft): string {
  const line = `import { ${className} } from './${fileName.replace(/\.ts$/, '.js')}';\n`;
  const imports = index.lastIndexOf('import ');
  const afterImports = index.indexOf('\n', imports) + 1;
  return `${index.slice(0, afterImports)}${line}${index.slice(afterImports)}`.replace(/\n\];\n$/, `\n  ${className},\n];\n`);
}

const pascalCase = (name: string): string => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
