// Stands in for `@jest/globals`: each file of tests has its own, and a module that is kept finds those of the file of the moment.
const now = (name) =>
  new Proxy(() => undefined, {
    apply: (_target, self, args) => Reflect.apply(globalThis.jestGlobals[name], self, args),
    get: (_target, key) => globalThis.jestGlobals[name][key],
  });

export const afterAll = now('afterAll');
export const afterEach = now('afterEach');
export const beforeAll = now('beforeAll');
export const beforeEach = now('beforeEach');
export const describe = now('describe');
export const expect = now('expect');
export const it = now('it');
export const test = now('test');
export const jest = new Proxy({}, { get: (_target, key) => globalThis.jestGlobals.jest[key] });
