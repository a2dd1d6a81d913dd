import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Gives out what a build left in a folder, each file compressed as it was then. They are known when the process starts and get a route
 * each: below a wildcard the whole folder would be read at each request, to compare how the name is spelt.
 */
export async function registerBuiltFiles(
  scope: FastifyInstance,
  root: string,
  prefix: `/${string}/`,
  ages: Pick<FastifyStaticOptions, 'maxAge' | 'immutable'>,
): Promise<void> {
  await scope.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    ...ages,
  });
  scope.get(`${prefix}*`, (_request, reply) => reply.callNotFound());
}
