import { Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'likes', name: 'swipe_player' })
export class SwipePlayerEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'swipe_player_pk' })
  memberId!: string;
}
