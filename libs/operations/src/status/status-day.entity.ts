import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { StatusPart } from '#contracts';

/** How many minutes of a day somebody looked at a part, and how many of them were bad. Days are those of Amsterdam, as in the books. */
@Entity({ schema: 'operations', name: 'status_day' })
@Check('status_day_minutes', 'slow >= 0 and down >= 0 and slow + down <= seen')
export class StatusDayEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'status_day_pk' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'status_day_pk' })
  part!: StatusPart;

  @Column('integer')
  seen!: number;

  @Column('integer')
  slow!: number;

  @Column('integer')
  down!: number;
}
