import type { ListAnswerOf, QueryOf, ResourceName } from '#contracts-admin';
import type { StaffActor } from './staff-actor.js';

const LISTS = Symbol('the resource whose list a method answers');

type ListMethod<Name extends ResourceName> = (actor: StaffActor, query: QueryOf<Name>) => Promise<ListAnswerOf<Name>>;

/** Makes the method of a service the answer to the list of a resource: the API makes its route of it. */
export const OfficeList =
  <const Name extends ResourceName>(name: Name) =>
  <Method extends ListMethod<Name>>(_service: object, _method: string, { value }: TypedPropertyDescriptor<Method>): void => {
    if (value) Reflect.defineMetadata(LISTS, name, value);
  };

/** The resource whose list the method answers; undefined for every other one. */
export const resourceListedBy = (method: object): ResourceName | undefined =>
  Reflect.getMetadata(LISTS, method) as ResourceName | undefined;
