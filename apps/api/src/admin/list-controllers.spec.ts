import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { officeServices } from '#back-office';
import { resources } from '#contracts-admin';
import { listControllers } from './list-controllers.js';

describe('the lists of the back office', () => {
  it('each have one route', () => {
    expect(listControllers()).toHaveLength(Object.keys(resources).length);
  });

  it('are missed, and found twice, before the API starts', () => {
    const others = officeServices.filter(({ name }) => name !== 'NoticedOfficeService');
    expect(() => listControllers(others)).toThrow('the resource noticed has no list');
    expect(() => listControllers([...officeServices, ...officeServices])).toThrow('has two lists');
  });
});
