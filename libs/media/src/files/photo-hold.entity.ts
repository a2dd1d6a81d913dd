import { Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'media', name: 'photo_hold' })
@Index('photo_hold_by_holder', ['holder'])
export class PhotoHoldEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'photo_hold_pk' })
  object!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'photo_hold_pk' })
  holder!: string;
}
