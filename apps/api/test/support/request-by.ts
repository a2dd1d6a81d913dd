import type { Test } from 'supertest';
import type { Caller } from '#testing-product';

type Verb = 'get' | 'head' | 'options' | 'post' | 'put' | 'delete';

/** A request whose method stands in a table: `POST`. */
export const requestBy = (caller: Caller, method: string, path: string): Test => caller[method.toLowerCase() as Verb](path);
