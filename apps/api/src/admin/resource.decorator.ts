import { Get, HttpStatus, Param, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import {
  resources,
  type IdOf,
  type ListAnswerOf,
  type OneOf,
  type PagedResourceName,
  type QueryOf,
  type ResourceName,
} from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

type Method<Handler> = (controller: object, method: string, descriptor: TypedPropertyDescriptor<Handler>) => void;
type ListHandler<Name extends ResourceName> = (staff: CurrentStaff, query: QueryOf<Name>) => Promise<ListAnswerOf<Name>>;
type OneHandler<Name extends PagedResourceName> = (staff: CurrentStaff, id: IdOf<Name>) => Promise<OneOf<Name>>;

/** Makes the method the route of a resource's list, by the table of resources; stands in a `@Controller()` without a path. */
export function ResourceList<const Name extends ResourceName>(name: Name): Method<ListHandler<Name>> {
  const { path, right, query, list } = resources[name];
  return (controller, method, descriptor) => {
    Staff()(controller, method, 0);
    Query({ schema: query })(controller, method, 1);
    const route = [Get(path), StaffOnly(right), ApiResponse({ status: HttpStatus.OK, standardSchema: list })];
    for (const decorate of route) decorate(controller, method, descriptor);
  };
}

/** The same for one record. */
export function ResourceOne<const Name extends PagedResourceName>(name: Name): Method<OneHandler<Name>> {
  const { path, right, id, one } = resources[name];
  return (controller, method, descriptor) => {
    Staff()(controller, method, 0);
    Param('id', { schema: id })(controller, method, 1);
    const route = [Get(`${path}/:id`), StaffOnly(right), ApiResponse({ status: HttpStatus.OK, standardSchema: one })];
    for (const decorate of route) decorate(controller, method, descriptor);
  };
}
