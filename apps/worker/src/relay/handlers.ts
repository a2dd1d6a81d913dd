import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Claim } from '#events';
import { HANDLES, jobNames, type JobName, type JobOutcome } from '#queues';

/** A recurring job has no claim: nothing but its own run waits for it. */
type Handler = (payload: unknown, claim: Claim | undefined) => Promise<JobOutcome>;
type Method = (payload: unknown, claim: Claim | undefined, job: JobName) => Promise<JobOutcome>;

/** The one handler of each job: the methods marked with `@Handles`. */
@Injectable()
export class Handlers {
  private handlers: ReadonlyMap<JobName, Handler> = new Map();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** Throws when a job of the catalogue has no handler, or two: such a worker must not start. */
  collect(): void {
    const handlers = new Map<JobName, Handler>();
    for (const { instance } of this.discovery.getProviders() as { instance: Record<string, unknown> | null }[]) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (!prototype || prototype === Object.prototype) continue;
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const callback = (prototype as Record<string, unknown>)[method];
        if (typeof callback !== 'function') continue;
        for (const job of this.reflector.get<readonly JobName[] | undefined>(HANDLES, callback) ?? []) {
          if (handlers.has(job)) throw new Error(`job ${job} has two handlers`);
          handlers.set(job, (payload, claim) => (callback as Method).call(instance, payload, claim, job));
        }
      }
    }
    const missing = jobNames.filter((name) => !handlers.has(name));
    if (missing.length > 0) throw new Error(`jobs without a handler: ${missing.join(', ')}`);
    this.handlers = handlers;
  }

  named(job: JobName): Handler {
    const handler = this.handlers.get(job);
    if (!handler) throw new Error(`no handler of ${job}`);
    return handler;
  }
}
