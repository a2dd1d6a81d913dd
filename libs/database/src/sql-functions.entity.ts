import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'public', name: 'sql_functions' })
@Check('sql_functions_only_row_check', 'only_row')
export class SqlFunctionsEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'sql_functions_pkey' })
  onlyRow!: boolean;

  @Column('text')
  checksum!: string;
}
