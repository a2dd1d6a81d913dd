/** The borders of the house. The order of the lists is the import table: a library may import only what stands before it. */
const { technical, features } = require('./libs/config/src/libraries.json');
const inOrder = [...technical, ...features, 'features'];

/** Libraries whose folders have doors of their own. */
const withFolderDoors = ['site', 'auth', 'media', 'profiles', 'payments', 'search', 'chats', 'moderation', 'notifications', 'back-office'];

const spec = '(\\.|-)spec\\.tsx?$|\\.fixture\\.ts$|\\.journey\\.ts$|^apps/api/test/|^libs/testing(-product)?/';

const importTable = inOrder.map((name, index) => ({
  name: `order-of-${name}`,
  comment: `libs/${name} may import only the libraries before it`,
  severity: 'error',
  from: { path: `^libs/${name}/`, pathNot: spec },
  to: { path: '^libs/', pathNot: `^libs/(${inOrder.slice(0, index + 1).join('|')})/` },
}));

/** A package with one door: `who` are the only files that may import it. */
const onlyFrom = (packageName, who, comment) => ({
  name: `only-${packageName}`,
  comment,
  severity: 'error',
  from: { pathNot: who },
  to: { path: `(^|/)node_modules/${packageName}/` },
});

module.exports = {
  forbidden: [
    ...importTable,
    {
      name: 'known-library',
      comment: 'A new library gets its place in the import table first',
      severity: 'error',
      from: { path: '^libs/', pathNot: `^libs/(${[...inOrder, 'testing', 'testing-product'].join('|')})/` },
      to: {},
    },
    {
      name: 'no-cycle',
      comment: 'Cycles, also those made of types, make two things one',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'public-door',
      comment: 'Another library is reached through its index.ts, as #name',
      severity: 'error',
      from: { path: '^libs/([^/]+)/' },
      to: { path: '^libs/', pathNot: ['^libs/$1/', '^libs/[^/]+/src/index\\.ts$'] },
    },
    {
      name: 'folder-doors',
      comment:
        'A folder of these libraries is reached through its index.ts, also from inside the library; a table that a tool writes names the files',
      severity: 'error',
      from: { path: `^libs/(${withFolderDoors.join('|')})/src/([^/]+)`, pathNot: '\\.generated\\.ts$' },
      to: { path: '^libs/$1/src/[^/]+/', pathNot: ['^libs/$1/src/$2/', '^libs/$1/src/[^/]+/index\\.ts$', '\\.fixture\\.ts$'] },
    },
    {
      name: 'public-door-for-apps',
      comment: 'Apps and frontends reach a library through its index.ts, as #name',
      severity: 'error',
      from: { path: '^(apps|frontend)/' },
      to: { path: '^libs/', pathNot: '^libs/[^/]+/src/index\\.ts$' },
    },
    {
      name: 'testing-for-specs',
      comment: 'Product code never imports the test builders',
      severity: 'error',
      from: { pathNot: [spec, '^frontend/e2e/'] },
      to: { path: '^libs/testing(-product)?/' },
    },
    {
      name: 'api-tests-stand-alone',
      comment: 'What the HTTP specs share with others is in #testing-product',
      severity: 'error',
      from: { pathNot: '^apps/api/test/' },
      to: { path: '^apps/api/test/' },
    },
    {
      name: 'nothing-imports-apps',
      comment: 'Apps are doors; what two of them share belongs into a library',
      severity: 'error',
      from: { pathNot: '^(apps|frontend/e2e)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-stand-alone',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: spec },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'http-without-admin-and-pages',
      comment: 'What every request passes knows neither the back office nor the pages',
      severity: 'error',
      from: { path: '^apps/api/src/http/' },
      to: { path: '^apps/api/src/(admin|pages)/' },
    },
    {
      name: 'frontend-sees-contracts-only',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '^frontend/e2e/' },
      to: { path: '^libs/', pathNot: '^libs/contracts(-admin)?/' },
    },
    {
      name: 'no-staff-fields-for-members',
      severity: 'error',
      from: { path: '^frontend/(member|kit)/' },
      to: { path: '^(libs/contracts-admin|frontend/admin)/' },
    },
    {
      name: 'frontends-stand-alone',
      severity: 'error',
      from: { path: '^frontend/(admin|kit)/' },
      to: { path: '^frontend/', pathNot: '^frontend/($1|kit)/' },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature never imports another; app/ joins them',
      severity: 'error',
      from: { path: '^frontend/member/src/features/([^/]+)/' },
      to: { path: '^frontend/member/src/(features|app)/', pathNot: '^frontend/member/src/features/$1/' },
    },
    {
      name: 'foundations-know-no-features',
      severity: 'error',
      from: { path: '^frontend/member/src/(ui|theme)/' },
      to: { path: '^frontend/member/src/(features|app)/' },
    },
    onlyFrom('typeorm', `^libs/database/|\\.(repository|entity)\\.ts$|^node_modules/|${spec}`, 'Only repositories know the ORM'),
    onlyFrom(
      'bullmq',
      '^libs/queues/|^apps/worker/src/relay/|^apps/tools/src/bench/|^node_modules/',
      'Jobs are enqueued through #queues and run by the worker',
    ),
    onlyFrom(
      '@opentelemetry',
      `^libs/observability/src/tracing/|^node_modules/|${spec}`,
      'What is traced is known to #observability alone',
    ),
    onlyFrom('pg', `^libs/database/|^apps/tools/|^node_modules/|${spec}`, 'Postgres is reached through #database'),
    onlyFrom(
      'socket\\.io',
      '^libs/realtime/|^apps/api/src/realtime/|^apps/tools/src/bench/|^node_modules/',
      'Sockets are published to through #realtime',
    ),
    {
      name: 'declared-packages',
      comment: 'What is imported is in package.json',
      severity: 'error',
      from: { pathNot: '^node_modules/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
    {
      name: 'no-development-packages-in-the-product',
      comment: 'What writes a file of the project once is run by hand',
      severity: 'error',
      from: { path: '^(apps/(api|worker)|libs)/', pathNot: [spec, '/generate-[^/]+\\.ts$'] },
      to: { dependencyTypes: ['npm-dev', 'npm-optional'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['~source', 'import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
