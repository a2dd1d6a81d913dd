import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { LINES_TOLD, type FaultCount } from './fault-counts.js';
import type { LineFault } from './line-faults.js';
import { LineFaultEntity } from './line-fault.entity.js';

@Injectable()
export class LineFaultsRepository {
  async insertAll(tx: Tx, runId: string, faults: readonly LineFault[]): Promise<void> {
    if (faults.length === 0) return;
    await tx.query(
      `insert into imports.line_fault (run_id, line, outcome, reason, field)
       select $1, f.line, f.outcome, f.reason, f.field
         from jsonb_to_recordset($2::jsonb) as f (line int, outcome text, reason text, field text)`,
      [runId, JSON.stringify(faults)],
    );
  }

  /** What was left out of lines that are refused after all. */
  async forgetLeftOut(tx: Tx, runId: string, lines: readonly number[]): Promise<void> {
    await tx.query(`delete from imports.line_fault where run_id = $1 and line = any ($2) and outcome = 'left_out'`, [runId, lines]);
  }

  async forgetRun(tx: Tx, runId: string): Promise<void> {
    await tx.repository(LineFaultEntity).delete({ runId });
  }

  counts(tx: Tx, runId: string): Promise<FaultCount[]> {
    return tx.query<FaultCount>(
      `select outcome, reason, field, count(*)::int as count, (array_agg(line order by line))[1:${LINES_TOLD}] as lines
         from imports.line_fault where run_id = $1 group by outcome, reason, field`,
      [runId],
    );
  }

  /** The next ones of a run, in the order of the file. */
  page(tx: Tx, runId: string, after: number, limit: number): Promise<LineFault[]> {
    return tx.query<LineFault>(
      `select line, outcome, reason, field from imports.line_fault where run_id = $1 and line > $2
        order by line, outcome, reason, field fetch first $3 rows with ties`,
      [runId, after, limit],
    );
  }
}
