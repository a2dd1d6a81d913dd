import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ScamWordEntity } from './scam-word.entity.js';

export type ScamWord = Readonly<ScamWordEntity>;
export type NewScamWord = Pick<ScamWord, 'language' | 'phrase' | 'caution'>;

@Injectable()
export class ScamWordsRepository {
  all(tx: Tx): Promise<ScamWord[]> {
    return tx.repository(ScamWordEntity).find({ order: { language: 'asc', phrase: 'asc' } });
  }

  /** Two that are added at the same time cannot both be the last one that there is room for. Undefined when it is there, or there is no room. */
  async insertOnce(tx: Tx, { language, phrase, caution }: NewScamWord, most: number): Promise<ScamWord | undefined> {
    await tx.query(`lock table moderation.scam_word in share row exclusive mode`);
    const [row] = await tx.query<ScamWord>(
      `insert into moderation.scam_word (language, phrase, caution, added_at)
       select $1, $2, $3, public.app_now() where (select count(*) from moderation.scam_word) < $4
       on conflict on constraint scam_word_once do nothing
       returning id, language, phrase, caution, added_at as "addedAt"`,
      [language, phrase, caution, most],
    );
    return row;
  }

  async find(tx: Tx, { language, phrase }: Pick<ScamWord, 'language' | 'phrase'>): Promise<ScamWord | null> {
    return tx.repository(ScamWordEntity).findOneBy({ language, phrase });
  }

  async remove(tx: Tx, id: string): Promise<NewScamWord | undefined> {
    const [row] = await tx.query<NewScamWord>(`delete from moderation.scam_word where id = $1 returning language, phrase, caution`, [id]);
    return row;
  }
}
