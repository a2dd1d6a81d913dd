import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import { NoteEntity } from './note.entity.js';

@Injectable()
export class NotesRepository {
  async insert(tx: Tx, note: Pick<NoteEntity, 'caseId' | 'staffId' | 'kind' | 'sealed'>): Promise<void> {
    await tx.repository(NoteEntity).insert({ ...note, at: appNow });
  }

  of(tx: Tx, caseId: string): Promise<NoteEntity[]> {
    return tx.repository(NoteEntity).find({ where: { caseId }, order: { at: 'asc' } });
  }

  /** Removes the notes of cases that were closed so long ago. */
  async removeOld(tx: Tx, months: number): Promise<number> {
    const gone = await tx.query(
      `with gone as (
         delete from moderation.note n using moderation.case c
          where c.id = n.case_id and c.closed_at < public.app_now() - make_interval(months => $1) returning 1)
       select from gone`,
      [months],
    );
    return gone.length;
  }
}
