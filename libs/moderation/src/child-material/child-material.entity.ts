import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';

/** `sealing`: out of sight, but its files wait for the job that copies them. */
export type ChildMaterialState = 'sealing' | 'sealed' | 'destroyed';

/** Material of child sexual abuse that was found with a member: what is kept for the authority, until when, and what became of it. */
@Entity({ schema: 'moderation', name: 'child_material' })
@Unique('child_material_reference', ['reference'])
@Check('child_material_state', `state in ('sealing', 'sealed', 'destroyed')`)
@Check('child_material_sealed', `(state = 'destroyed') = (sealed is null)`)
@Check('child_material_handed_over', 'num_nonnulls(handed_over_at, handed_over_by, handed_over_to) in (0, 3)')
@Index('child_material_once', ['memberId'], { unique: true, where: 'released_at is null' })
@Index('child_material_due', ['keepUntil'], { where: `state <> 'destroyed'` })
@Index('child_material_newest', ['at', 'id'])
export class ChildMaterialEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'child_material_pk' })
  id!: string;

  @Column('text')
  reference!: string;

  @Column('timestamptz')
  at!: Date;

  /** The member of staff who saw it. */
  @Column('uuid')
  foundBy!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('uuid')
  siteId!: string;

  /** Where the member lives, for the hotline and the police. */
  @Column('character', { length: 2, nullable: true })
  country!: string | null;

  @Column('text', { default: 'sealing' })
  state!: ChildMaterialState;

  @Column('timestamptz')
  keepUntil!: Date;

  @Column('timestamptz', { nullable: true })
  handedOverAt!: Date | null;

  @Column('uuid', { nullable: true })
  handedOverBy!: string | null;

  @Column('text', { nullable: true })
  handedOverTo!: string | null;

  /** The owner found that it was none: the account is open again. */
  @Column('timestamptz', { nullable: true })
  releasedAt!: Date | null;

  /** The sealed files. */
  @Column('text', { array: true, default: () => "'{}'" })
  objects!: string[];

  /** Everything else, sealed. */
  @Column('bytea', { nullable: true, select: false })
  sealed!: Buffer | null;
}
