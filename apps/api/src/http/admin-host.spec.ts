import { describe, expect, it } from '@jest/globals';
import { isAdminHost, isAdminUrl } from './admin-host.js';

describe('the host of the back office', () => {
  it.each([
    ['www.site.example', undefined, true],
    ['office.example', 'office.example', true],
    ['Office.example:3000', 'office.example', true],
    ['office.example:3000', 'office.example:3000', true],
    ['office.example:3001', 'office.example:3000', false],
    ['www.site.example', 'office.example', false],
    ['evil-office.example', 'office.example', false],
    ['', 'office.example', false],
  ])('%s, with ADMIN_HOST %s: %s', (host, adminHost, answers) => {
    expect(isAdminHost(host, adminHost)).toBe(answers);
  });

  it.each([
    ['/admin', true],
    ['/admin/*', true],
    ['/api/admin/login', true],
    ['/administration', false],
    ['/api/administrators', false],
    ['/members', false],
  ])('%s is of the back office: %s', (url, belongs) => {
    expect(isAdminUrl(url)).toBe(belongs);
  });
});
