export { registerPages, type PagesOptions } from './register-pages.js';
export type { CookieChange, PageActions, PageFacts, PageServices, PageToken, PageVisitor } from './page-facts.js';
