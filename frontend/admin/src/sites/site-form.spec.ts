import { describe, expect, it } from '@jest/globals';
import { emptySite, readSiteForm, siteFormOf } from './site-form';

describe('the form of a site', () => {
  it('is read as its contract says, hosts as browsers write them', () => {
    const form = { name: ' Andra våren ', domain_language: 'sv', hosts: ' Våren.example \n\nwww.varen.example' } as const;
    expect(readSiteForm(form)).toEqual({
      details: { name: 'Andra våren', domain_language: 'sv', hosts: ['xn--vren-qoa.example', 'www.varen.example'] },
    });
  });

  it('says of each field what is wrong with it', () => {
    expect(readSiteForm(emptySite)).toEqual({ faults: { name: 'This is needed.', hosts: 'This is needed.' } });
    for (const host of [
      'http://varen.example',
      'varen.example/se',
      'varen.example:80',
      'a@b.example',
      '10',
      'va ren',
      '-varen.example',
      'varen.example?x',
    ])
      expect(readSiteForm({ ...emptySite, name: 'x', hosts: host })).toEqual({ faults: { hosts: `${host} is not a host name.` } });
  });

  it('begins with what stands', () => {
    const details = { name: 'Second Spring', domain_language: null, hosts: ['a.example', 'b.example'] };
    expect(readSiteForm(siteFormOf(details))).toEqual({ details });
  });
});
