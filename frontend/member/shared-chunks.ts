import type { Rolldown } from 'vite';

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number];

/** What forms are made of, what they know of the limits, what sends a photo, and what keeps that which was begun. */
const isForForms = [
  /member\/src\/ui\/(ChoiceCards|DateOfBirthFields|EmailField|ErrorSummary|Field|Fieldset|PasswordField|SaidNotice|use-form|use-said-at-pause)\.tsx?$/,
  /member\/src\/shared\/(api\/(interests|own-photos|upload)|hooks\/use-interests|state\/drafts|model\/one-tab)\.ts$/,
  /contracts\/src\/(chat-photos|chats|payments)\.ts$/,
  /zustand\/.*\/shallow/,
];
const isOurs =
  /frontend\/kit\/src\/(errors|server-clock|unbroken)|frontend\/member\/src\/(ui\/(?!interest-icons)|theme\/|app\/layouts\/|shared\/state\/started).*\.tsx?$|lucide-react/;

/** What every screen behind the sign-in asks, draws or tells. */
const isForMembers = [
  /@tanstack\//,
  /frontend\/kit\/src\/query/,
  /member\/src\/app\/(liking|use-standing-alert)\.ts$/,
  /member\/src\/ui\/(?!interest-icons|JoinButton)/,
  /member\/src\/shared\/(api\/(people|user)|hooks\/use-poll-pause|model\/(attention|interruptions|last-list|photo-types)|state\/(hints|interruptions|way-back))\.ts$/,
  /member\/src\/features\/(live\/(state|model)\/moments|likes\/(api|model|hooks\/use-likes?\.)|push\/(api|model|state)|banners\/(components\/MailStopped|model)|time-bonus\/(hooks|model|state))/,
  /lucide-react\/.*\/(bell|bookmark|camera|mail-check|sliders-horizontal|trash)\.mjs$/,
];
const anyOf = (tests: readonly RegExp[]) => (id: string) => tests.some((test) => test.test(id));

/**
 * What screens share stands in a few files: the libraries and what all pages use of ours (`$initial`: the entry needs it), what members' screens
 * use, what forms use, the other icons. Many small files cost more than they save; a file that the first view needs holds nothing for later.
 */
export const sharedChunks: Group[] = [
  {
    name: 'core',
    tags: ['$initial'],
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@chakra-ui|@emotion|@pandacss|stylis|hoist-non-react-statics|react-is|use-sync-external-store)\//,
  },
  { name: 'ui', tags: ['$initial'], test: isOurs },
  // What pages with and without a member have in common.
  { name: 'shared', test: /frontend\/kit\/src\/http|member\/src\/shared\/model\/last-push|contracts\/src\/push\.ts$|icons\/eye\.mjs$/ },
  { name: 'member', test: (id) => anyOf(isForMembers)(id) && !anyOf(isForForms)(id) },
  { name: 'schemas', test: /node_modules\/zod\/|contracts\/src\/text\.ts$/ },
  // Most first screens ask nothing.
  { name: 'forms', test: anyOf(isForForms), minShareCount: 2 },
  // Whoever opens one of its screens goes on to the next, and the name of each file is in every first view.
  { name: 'payments', test: /member\/src\/features\/payments\//, minShareCount: 2 },
  { name: 'icons', test: /lucide-react|member\/src\/ui\/interest-icons/, minShareCount: 2 },
  // After the first paint.
  { name: 'live', test: /frontend\/member\/src\/(features\/live|app\/LiveLayer)/ },
];
