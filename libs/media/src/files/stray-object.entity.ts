import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'media', name: 'stray_object' })
@Index('stray_object_by_photo', ['photoId'], { where: 'photo_id IS NOT NULL' })
@Index('stray_object_due', ['due'])
export class StrayObjectEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'stray_object_pk' })
  object!: string;

  @Column('uuid', { nullable: true })
  photoId!: string | null;

  @Column('timestamptz')
  due!: Date;
}
