import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Variant } from '../images/index.js';

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
  variant!: Variant;

  @Column('text')
  object!: string;
}
