import { Injectable } from '@nestjs/common';
import { StaffTokens } from '#auth';
import { AppError, assertAllowed } from '#contracts';
import { listCap, type ApiTokenRow, type ApiTokensAnswer, type ApiTokensQuery, type InputOf, type ResultOf } from '#contracts-admin';
import type { Tx } from '#database';
import { mayReadStaff } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { assertSteppedUp, StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { ApiTokensOfficeRepository } from './api-tokens-office.repository.js';

/** The tokens with which systems of the house call the office, as owners make and end them. */
@Injectable()
export class ApiTokensOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: ApiTokensOfficeRepository,
    private readonly tokens: StaffTokens,
  ) {}

  @OfficeList('api_tokens')
  list(actor: StaffActor, query: ApiTokensQuery): Promise<ApiTokensAnswer> {
    assertAllowed(mayReadStaff(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query);
      const found = await this.office.count(tx, query);
      const { per_page: _, ...facts } = query;
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'api_tokens.listed', subject: { kind: 'list' }, facts },
      };
    });
  }

  make(actor: StaffActor, input: InputOf<'make_api_token'>): Promise<ResultOf<'make_api_token'>> {
    return this.commands.run('make_api_token', actor, input, async (tx, proof) => {
      assertSteppedUp(proof);
      const { name, rights, until, networks } = input;
      const result = await this.tokens.make(tx, actor, { name, rights, until, networks });
      return { result, subjectId: result.id, facts: { rights, until, networks } };
    });
  }

  end(actor: StaffActor, id: string, input: InputOf<'end_api_token'>): Promise<ApiTokenRow> {
    return this.commands.run('end_api_token', actor, input, async (tx) => {
      const isRepeat = !(await this.tokens.revoke(tx, id));
      return { result: await this.one(tx, id), subjectId: id, isRepeat };
    });
  }

  private async one(tx: Tx, id: string): Promise<ApiTokenRow> {
    const token = await this.office.find(tx, id);
    if (!token) throw new AppError('not_found');
    return token;
  }
}
