/** The back office, but for the queues, which the API shows. */
export const isOfAdmin = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname) && !/^\/admin\/queues(\/|$)/.test(pathname);

/** What Vite serves to the browser: sources, packages, its own files, and the public folder. No page of the product begins so. */
export const isOfMemberSources = (pathname: string): boolean =>
  /^\/(@|src\/|node_modules\/|gifts\/|portraits\/|icon\.svg$|service-worker)/.test(pathname);
