import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allOf, MemberData, type ModuleData } from '#member-data';

const secret = 'a secret that protects the account; it says nothing about the person';
const internal = 'a number of the machine';
const deleted = 'there only while the account is deleted; then nobody can ask for it';
const hashed = 'a keyed hash that nobody can turn back into an address';
const staff = 'about the people of the back office, who are no members';

const auth: ModuleData = {
  module: 'auth',
  tables: {
    'auth.session': {
      rows: `member_id = $1`,
      area: 'account',
      exported: ['user_agent', 'created_at', 'last_seen_at', 'expires_at'],
      leftOut: { id: internal, member_id: internal, token_hash: secret },
      order: 'created_at',
    },
    'auth.known_device': {
      rows: `member_id = $1`,
      area: 'account',
      exported: ['user_agent', 'first_seen_at', 'last_seen_at'],
      leftOut: { id: internal, member_id: internal, token_hash: secret },
      order: 'first_seen_at',
    },
    'auth.session_revocation': {
      rows: `member_id = $1`,
      area: 'account',
      exported: [],
      leftOut: allOf(['id', 'member_id', 'at'], 'a note between the machines that a session ended, for an hour'),
    },
    'auth.signup_source': {
      rows: `member_id = $1`,
      area: 'account',
      exported: [],
      leftOut: allOf(['member_id', 'at', 'network'], 'a keyed hash of the network of the sign-up, for two hours'),
    },
    'auth.one_time_token': {
      rows: `member_id = $1`,
      area: 'account',
      exported: ['purpose', 'address', 'created_at', 'expires_at', 'used_at'],
      leftOut: { id: internal, member_id: internal, token_hash: secret, code_tries: internal },
      order: 'created_at',
    },
    'auth.invitation': {
      rows: `used_by = $1`,
      area: 'account',
      exported: ['used_at'],
      leftOut: {
        ...allOf(['id', 'site_id', 'community_id', 'used_by', 'made_at', 'expires_at', 'revoked_at'], internal),
        token_hash: secret,
        note: 'what one member of staff wrote for the others, before there was a member',
        made_by: staff,
      },
    },
    'auth.account_change': {
      rows: `member_id = $1`,
      area: 'account',
      exported: ['kind', 'created_at', 'applied_at', 'undone_at', 'ends_at'],
      leftOut: {
        id: internal,
        member_id: internal,
        old_value: secret,
        new_value: secret,
        confirm_token_id: internal,
        undo_token_id: internal,
      },
      order: 'created_at',
    },
    'auth.departure': {
      rows: `member_id = $1`,
      area: 'account',
      exported: [],
      leftOut: allOf(['member_id', 'status_before', 'left_at', 'erase_at'], deleted),
    },
    'auth.account': {
      rows: `id = $1`,
      area: 'account',
      exported: [
        'id',
        'email',
        'language',
        'display',
        'status',
        'notifications_disabled',
        'terms_version',
        'terms_accepted_at',
        'tracking',
        'created_at',
        'confirmed_at',
      ],
      leftOut: { community_id: internal, site_id: internal, password_hash: secret, status_before: internal },
    },
  },
  impersonal: {
    'auth.lockout': hashed,
    'auth.refusal': hashed,
    'auth.leaving_reason': 'counts by the month, without anybody in them',
    'auth.staff': staff,
    'auth.staff_session': staff,
    'auth.staff_enrolment': staff,
    'auth.staff_link': staff,
    'auth.staff_recovery_code': staff,
    'auth.staff_identity': staff,
    'auth.staff_token': staff,
    'public.staff_seal': 'a key of the installation: no member in it',
  },
};

@Injectable()
export class AuthData implements OnModuleInit {
  constructor(private readonly memberData: MemberData) {}

  onModuleInit(): void {
    this.memberData.register(auth);
  }
}
