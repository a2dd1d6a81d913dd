import type * as z from 'zod/mini';
import { resources } from './resources.generated.js';

type Resources = typeof resources;
export type ResourceName = keyof Resources;
export const isResourceName = (name: string): name is ResourceName => Object.hasOwn(resources, name);

export type IdOf<Name extends ResourceName> = z.infer<Resources[Name]['id']>;
export type QueryOf<Name extends ResourceName> = z.infer<Resources[Name]['query']>;
export type RowOf<Name extends ResourceName> = z.infer<Resources[Name]['row']>;
export type ListAnswerOf<Name extends ResourceName> = z.infer<Resources[Name]['list']>;
/** Those with a page of their own for each record. */
export type PagedResourceName = { [Name in ResourceName]: Resources[Name]['one'] extends z.ZodMiniType ? Name : never }[ResourceName];
export type OneOf<Name extends PagedResourceName> = z.infer<Resources[Name]['one']>;
