import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allOf, MemberData } from '#member-data';

@Injectable()
export class SearchData implements OnModuleInit {
  constructor(private readonly memberData: MemberData) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'search',
      tables: {
        'search.listing': {
          rows: `member_id = $1`,
          area: 'profile',
          exported: [],
          leftOut: allOf(
            [
              'member_id',
              'community_id',
              'country',
              'region',
              'gender',
              'birth_date',
              'sought_sex',
              'sought_min_age',
              'sought_max_age',
              'fictional',
              'active_on',
              'traits',
              'interests',
              'joined_on',
              'lat',
              'lon',
              'words',
            ],
            'a copy of the profile by which the search finds it',
          ),
        },
        'search.listing_terms': {
          rows: `member_id = $1`,
          area: 'profile',
          exported: [],
          leftOut: allOf(['member_id', 'terms'], 'a copy of the profile by which the search finds it'),
        },
        'search.saved_search': {
          rows: `member_id = $1`,
          area: 'activity',
          exported: ['name', 'filters', 'created_at'],
          leftOut: allOf(['id', 'member_id'], 'a number of the machine'),
          order: 'created_at',
        },
        'search.match_answers': {
          rows: `member_id = $1`,
          area: 'activity',
          exported: ['answers', 'updated_at'],
          leftOut: allOf(['member_id'], 'the member'),
        },
      },
      impersonal: {
        'search.frequent_word': 'words that so many members of a country use that they tell of none',
        'search.impression_count': 'counts by the day, without anybody in them',
      },
    });
  }
}
