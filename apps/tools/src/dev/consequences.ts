export interface Consequences {
  readonly migration: boolean;
  readonly api: boolean;
  readonly worker: boolean;
}

const isSchema = /^libs\/(database\/src\/migrations|[^/]+\/src\/sql)\//;
const isCode = /\.(js|json|sql|gz|webp)$/;

/** What a change of these compiled files asks for; paths are relative to the folder of the compiled files. */
export function whatFollows(files: readonly string[]): Consequences {
  const code = files.filter((file) => isCode.test(file));
  const isIn = (...folders: readonly string[]) => code.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  return { migration: code.some((file) => isSchema.test(file)), api: isIn('libs', 'apps/api'), worker: isIn('libs', 'apps/worker') };
}
