import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allOf, MemberData } from '#member-data';

const internal = 'a number of the machine';

@Injectable()
export class ProfilesData implements OnModuleInit {
  constructor(private readonly memberData: MemberData) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'profiles',
      tables: {
        'profiles.consent': {
          rows: `member_id = $1`,
          area: 'profile',
          exported: ['kind', 'version', 'given_at', 'withdrawn_at'],
          leftOut: { member_id: internal },
          order: 'given_at',
        },
        'profiles.profile': {
          rows: `member_id = $1`,
          area: 'profile',
          exported: [
            'name',
            'gender',
            'sought_sex',
            'sought_min_age',
            'sought_max_age',
            'sexuality',
            'sexuality_consent_at',
            'intimate_consent_at',
            'sees_intimate',
            'shown_to_visitors',
            'country',
            'region',
            'town',
            'zone',
            'about',
            'about_waiting',
            'tattoos',
            'hair',
            'eyes',
            'body',
            'relationship',
            'reason',
            'interests',
            'updated_at',
          ],
          leftOut: { ...allOf(['member_id', 'community_id', 'town_id', 'about_version'], internal), birth_date: 'told as a plain date' },
          added: { birth_date: 't.birth_date::text' },
        },
        'profiles.town_change': {
          rows: `member_id = $1`,
          area: 'profile',
          exported: ['at'],
          leftOut: allOf(['id', 'member_id'], internal),
          order: 'at',
        },
      },
    });
  }
}
