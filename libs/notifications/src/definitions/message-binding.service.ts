import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';
import type { Claim } from '#events';
import type { JobName } from '#queues';
import type { GetService, JobTools } from './message-tools.js';

interface Bound<Prepared> {
  readonly job: JobName;
  bind(get: GetService): (payload: unknown, tools: JobTools) => Promise<string | Prepared>;
}

/** What a definition has to tell for the payload of its job; or a text: why nothing. */
export type Prepare<Prepared> = (claim: Claim, payload: unknown) => Promise<string | Prepared>;

/** Gives definitions of mails and pushes the services that they name. */
@Injectable()
export class MessageBinding {
  constructor(
    private readonly modules: ModuleRef,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** By their job, what each has to tell for a payload. Called in `onModuleInit`: the start fails when a service is missing. */
  bindAll<Prepared>(definitions: readonly Bound<Prepared>[]): ReadonlyMap<JobName, Prepare<Prepared>> {
    return new Map(
      definitions.map((definition) => {
        const prepare = definition.bind((type) => this.modules.get(type as never, { strict: false }));
        return [definition.job, (claim: Claim, payload: unknown) => prepare(payload, this.toolsFor(claim))];
      }),
    );
  }

  private toolsFor(claim: Claim): JobTools {
    return { read: this.transactions.read.bind(this.transactions), config: this.config, claim };
  }
}
