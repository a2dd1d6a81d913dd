import { describe, expect, it } from '@jest/globals';
import { componentsOfProduct } from './components.js';
import { licenceFault } from './licences.policy.js';

const faultOf = (licence: string | undefined) => licenceFault({ name: 'x', licence });

describe('the licence of a package', () => {
  it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'GPL-3.0-only OR MIT', 'MIT AND ISC AND BSD-3-Clause', 'MIT or MPL-2.0'])(
    'lets it be shipped: %s',
    (licence) => {
      expect(faultOf(licence)).toBeUndefined();
    },
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', 'SSPL-1.0', 'SEE LICENSE IN LICENSE'])('keeps it out: %s', (licence) => {
    expect(faultOf(licence)).toBe(`is under ${licence}`);
  });

  it('has to be named', () => {
    expect(faultOf(undefined)).toBe('names no licence');
  });
});

describe('the packages that the product is made of', () => {
  const components = componentsOfProduct();

  it('are all known by the lock file with their version, their file and a licence that lets them be shipped [ASVS 15.1.2]', () => {
    expect(components.length).toBeGreaterThan(300);
    const faults = components.flatMap((component) => {
      const { name, version, integrity } = component;
      const what =
        licenceFault(component) ?? (version === '' ? 'has no version' : integrity?.startsWith('sha512-') ? undefined : 'can be any file');
      return what === undefined ? [] : [`${name} ${what}`];
    });
    expect(faults).toEqual([]);
  });
});
