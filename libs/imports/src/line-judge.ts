import { Injectable } from '@nestjs/common';
import { ImportedAccounts } from '#auth';
import { Clock, Transactions } from '#database';
import { PlacesService, termsVersionOf, type Site } from '#site';
import type { FileLine } from './file-lines.js';
import type { JudgedLine } from './judged-line.js';
import { judgeLine } from './line.policy.js';
import { readLine } from './line-reading.js';

/** Reads lines and asks what has to be known of them: the same for the dry run, the reading and the writing of a run. */
@Injectable()
export class LineJudge {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly places: PlacesService,
    private readonly accounts: ImportedAccounts,
  ) {}

  /** Judges each line for itself; what other lines of the file say is not looked at. */
  async judge(site: Site, lines: readonly FileLine[]): Promise<JudgedLine[]> {
    const read = lines.map(readLine);
    const members = read.flatMap((one) => (one.outcome === 'read' ? [one.member] : []));
    const { towns, closed } = await this.transactions.read(async (tx) => ({
      towns: await this.places.townsCalled(tx, members),
      closed: await this.accounts.closedAddresses(
        tx,
        site.communityId,
        members.map(({ email }) => email),
      ),
    }));
    const townOf = new Map(members.map((member, index) => [member, towns[index] ?? 'unknown']));
    const shared = {
      now: this.clock.now(),
      minAge: site.settings.min_age,
      houseNames: [site.name],
      termsVersion: termsVersionOf(site),
    };
    return read.map((one) => {
      if (one.outcome === 'refused') return one;
      const { line, member } = one;
      return judgeLine(line, member, { ...shared, town: townOf.get(member) ?? 'unknown', closed: closed.get(member.email) });
    });
  }
}
