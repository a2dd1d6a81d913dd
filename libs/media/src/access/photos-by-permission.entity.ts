import { Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'media', name: 'by_permission' })
export class PhotosByPermissionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'by_permission_pk' })
  memberId!: string;
}
