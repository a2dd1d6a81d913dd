import { Controller, Inject, type Type } from '@nestjs/common';
import { officeServices, resourceListedBy, type StaffActor } from '#back-office';
import { resources, type ResourceName } from '#contracts-admin';
import { ResourceList } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

type AnyList = (actor: StaffActor, query: never) => Promise<never>;
interface FoundList {
  readonly name: ResourceName;
  readonly service: Type<Readonly<Record<string, AnyList>>>;
  readonly method: string;
}

/** The routes of all lists, made of the methods that say whose they are (`@OfficeList`). Throws for a resource without a list, or with two. */
export function listControllers(services: readonly Type<object>[] = officeServices): Type<object>[] {
  const lists = services.flatMap(listsOf);
  for (const name of Object.keys(resources)) {
    const { length } = lists.filter((list) => list.name === name);
    if (length !== 1) throw new Error(`the resource ${name} has ${length === 0 ? 'no list' : 'two lists'}`);
  }
  return lists.map(controllerOf);
}

function listsOf(service: Type<object>): FoundList[] {
  const prototype = service.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((method) => {
    const value = method === 'constructor' ? undefined : prototype[method];
    const name = typeof value === 'function' ? resourceListedBy(value) : undefined;
    return name ? [{ name, service: service as FoundList['service'], method }] : [];
  });
}

function controllerOf({ name, service, method }: FoundList): Type<object> {
  @Controller()
  class ListController {
    constructor(@Inject(service) private readonly office: Readonly<Record<string, AnyList>>) {}

    list(staff: CurrentStaff, query: never): Promise<never> {
      return (this.office[method] as AnyList)(staff, query);
    }
  }
  const descriptor = Object.getOwnPropertyDescriptor(ListController.prototype, 'list') as TypedPropertyDescriptor<AnyList>;
  // As the compiler notes it of a method that is decorated in its place; the description of the API reads it.
  Reflect.defineMetadata('design:paramtypes', [Object, Object], ListController.prototype, 'list');
  ResourceList(name)(ListController.prototype, 'list', descriptor as never);
  // What the description of the API calls it.
  Object.defineProperty(ListController, 'name', { value: `${titleOf(name)}ListController` });
  return ListController;
}

const titleOf = (name: string): string => name.replaceAll(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
