import { describe, expect, it } from '@jest/globals';
import { describedApi, unmeasuredLists } from './office-lists.js';

const described = describedApi();

describe('the lists of the back office that are measured', () => {
  it('are all that the API describes', () => {
    expect(unmeasuredLists(described)).toEqual([]);
  });

  it('do not contain one that was described since', () => {
    const paged = { get: { parameters: [{ name: 'page' }, { name: 'per_page' }] } };
    expect(unmeasuredLists({ paths: { ...described.paths, '/api/admin/parcels': paged } })).toEqual(['/api/admin/parcels']);
  });
});
