import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'public', name: 'app_clock' })
@Check('app_clock_only_row_check', 'only_row')
export class AppClockEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'app_clock_pkey' })
  onlyRow!: boolean;

  @Column('interval', { default: () => "'00:00:00'" })
  ahead!: unknown;
}
