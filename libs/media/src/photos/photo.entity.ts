import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId, PhotoId } from '#contracts';
import type { PhotoState } from './photo-states.policy.js';

@Entity({ schema: 'media', name: 'photo' })
@Check(
  'photo_crop',
  '(num_nonnulls(crop_x, crop_y, crop_width, crop_height) in (0, 4)) AND COALESCE(((crop_x >= (0)::double precision) AND (crop_y >= (0)::double precision) AND (crop_width > (0)::double precision) AND (crop_height > (0)::double precision) AND ((crop_x + crop_width) <= (1.000001)::double precision) AND ((crop_y + crop_height) <= (1.000001)::double precision)), true)',
)
@Check('photo_main_public', 'NOT (main AND private)')
@Check(
  'photo_removed',
  `((status = 'removed') = ((removed_at IS NOT NULL) AND (removed_status IS NOT NULL))) AND (NOT (main AND (status = 'removed')))`,
)
@Check('photo_status', `status in ('processing', 'checking', 'visible', 'rejected', 'hidden', 'removed')`)
@Index('photo_checking', ['createdAt', 'id'], { where: `status = 'checking'` })
@Index('photo_id', ['id'], { unique: true })
@Index('photo_without_look', ['id'], { where: 'look IS NULL AND NOT looked' })
@Index('photo_main', ['memberId'], { unique: true, where: 'main' })
@Index('photo_removed_at', ['removedAt'], { where: 'removed_at IS NOT NULL' })
export class PhotoEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'photo_pk' })
  id!: PhotoId;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'photo_pk' })
  memberId!: MemberId;

  @Column('integer')
  position!: number;

  @Column('boolean', { default: false })
  main!: boolean;

  @Column('boolean', { default: false })
  private!: boolean;

  @Column('boolean', { default: false })
  premiumOnly!: boolean;

  @Column('text')
  status!: PhotoState;

  @Column('text', { nullable: true })
  original!: string | null;

  @Column('uuid', { nullable: true })
  thumbKey!: string | null;

  @Column('uuid', { nullable: true })
  cardKey!: string | null;

  @Column('uuid', { nullable: true })
  fullKey!: string | null;

  @Column('uuid', { nullable: true })
  blurredKey!: string | null;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('text', { default: '' })
  caption!: string;

  @Column('double precision', { nullable: true })
  cropX!: number | null;

  @Column('double precision', { nullable: true })
  cropY!: number | null;

  @Column('double precision', { nullable: true })
  cropWidth!: number | null;

  @Column('double precision', { nullable: true })
  cropHeight!: number | null;

  @Column('boolean', { default: false })
  remake!: boolean;

  @Column('boolean', { default: false })
  overLimit!: boolean;

  @Column('timestamptz', { nullable: true })
  removedAt!: Date | null;

  @Column('boolean', { default: false })
  removedMain!: boolean;

  @Column('text', { nullable: true })
  removedStatus!: PhotoState | null;

  @Column('timestamptz', { nullable: true })
  approvedAt!: Date | null;

  /** 64 times 0 or 1: see `images/image-hash.ts`. */
  @Column({ name: 'look', type: 'bit', length: '64', nullable: true })
  imageHash!: string | null;

  /** Whether the hash was tried: some pictures are too plain to have one. */
  @Column('boolean', { name: 'looked', default: false })
  isHashTried!: boolean;
}
