import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { CautionKind, Locale } from '#contracts';

/** A phrase that staff added to those of the program. It says nothing about anybody. */
@Entity({ schema: 'moderation', name: 'scam_word' })
@Unique('scam_word_once', ['language', 'phrase'])
@Check('scam_word_caution', `caution in ('money', 'gift_card', 'bank', 'crypto', 'contact', 'link')`)
export class ScamWordEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'scam_word_pk' })
  id!: string;

  @Column('text')
  language!: Locale;

  @Column('text')
  phrase!: string;

  @Column('text')
  caution!: CautionKind;

  @Column('timestamptz')
  addedAt!: Date;
}
