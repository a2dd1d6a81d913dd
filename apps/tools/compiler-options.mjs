/** How swc compiles the sources, for servers and tests: as tsc does by tsconfig.json, decorators and their metadata included. */
export const compilerOptions = {
  swcrc: false,
  configFile: false,
  jsc: {
    target: 'es2023',
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' }, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
  // Node holds the map of each module that it has loaded; the source itself is in its file.
  inlineSourcesContent: false,
};
