import { expect, it } from '@jest/globals';
import { trackingData } from './user.js';

it('the source of a sign-up has no braces of a template that nobody filled, however it is told [#84]', () => {
  expect(trackingData.parse({ network: '{network}', ref: 'a{{b}}c', sub1: ' {} ' })).toEqual({ network: 'network', ref: 'abc', sub1: '' });
});
