import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'media', name: 'rendition' })
@Check('rendition_variant', `variant in ('thumb', 'card', 'full', 'blurred')`)
@Index('rendition_by_photo', ['photoId', 'variant'], { unique: true })
export class RenditionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'rendition_pk' })
  key!: string;

  @Column('uuid')
  memberId!: string;

  @Column('uuid')
  photoId!: string;

  @Column('text')
  variant!: string;

  @Column('text')
  object!: string;
}
