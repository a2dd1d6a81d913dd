import { describe, expect, it } from '@jest/globals';
import { withSecurity } from './access-description.js';

const described = (operation: object) => {
  const document = { openapi: '3.0.0', info: { title: '', version: '1' }, paths: { '/api/x': { get: { responses: {}, ...operation } } } };
  return withSecurity(document).paths['/api/x']?.get;
};

describe('whose session an operation asks for', () => {
  it('is said as OpenAPI says it', () => {
    expect(described({ 'x-access': 'anybody' })).toEqual({ responses: {}, security: [] });
    expect(described({ 'x-access': 'staff' })).toEqual({ responses: {}, security: [{ staff: [] }] });
    expect(described({ 'x-access': 'staff', 'x-right': 'audit' })).toMatchObject({ security: [{ staff: [] }, { token: [] }] });
  });

  it('is that of the whole document, a member’s, where nothing is said', () => {
    expect(described({})).toEqual({ responses: {} });
  });
});
