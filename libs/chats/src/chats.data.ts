import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AttachmentsService } from '#media';
import { allOf, MemberData } from '#member-data';
import { readText } from './catalogue/index.js';
import { ChatsRepository } from './conversations/index.js';
import { ChatPhotosRepository } from './photos/index.js';

const internal = 'a number of the machine';
const nameOf = (id: string): string => `(select p.name from profiles.profile p where p.member_id = ${id})`;
const isFictional = (id: string): string =>
  `coalesce((select s.fictional from visibility.member_standing s where s.member_id = ${id}), false)`;

const fileOf = (key: string): string => `'chat-photos/' || ${key} || '.webp'`;

/** The other keeps the conversation with the own messages; what the member wrote goes, its place in the order stays. */
@Injectable()
export class ChatsData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly chats: ChatsRepository,
    private readonly photos: ChatPhotosRepository,
    private readonly attachments: AttachmentsService,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'chats',
      tables: {
        'chats.message': {
          rows: `sender_id = $1 and (body <> '' or details is not null)`,
          exportedRows: `t.conversation_id in (select cm.conversation_id from chats.conv_member cm where cm.member_id = $1)`,
          area: 'chats',
          exported: ['at', 'conversation_id', 'seq', 'sender_id', 'kind', 'cost'],
          leftOut: {
            ...allOf(['id', 'client_id', 'dir_seq'], internal),
            body: 'told as `text`',
            details: 'which picture it is, for the machine',
            removed: 'that moderators took it away, as the decision about it tells its writer',
          },
          added: {
            sender: nameOf('t.sender_id'),
            fictional: isFictional('t.sender_id'),
            text: `case when t.removed and t.sender_id <> $1 then '' else ${readText('t')} end`,
            photo: `case when t.kind = 2 and t.details is not null and (not t.removed or t.sender_id = $1) then ${fileOf(`(t.details ->> 'key')`)} end`,
          },
          order: 't.conversation_id, t.seq',
          erase: (tx, memberId) => this.chats.eraseMember(tx, memberId),
        },
        'chats.photo': {
          rows: `sender_id = $1`,
          area: 'chats',
          exported: [],
          leftOut: {
            ...allOf(['key', 'conversation_id', 'seq', 'sender_id'], 'told with the message'),
            ...allOf(['preview_object', 'full_object'], 'the names of two files; the larger one is in the export'),
          },
          // Goes with the words of its message.
          erase: 'elsewhere',
        },
        'chats.conv_member': {
          rows: `member_id = $1`,
          area: 'chats',
          exported: ['conversation_id', 'other_id', 'recv', 'read', 'state'],
          leftOut: allOf(['member_id', 'read_to', 'shown_read_to', 'delivered_to', 'inbox_seq', 'hidden_seq'], internal),
          added: { other: nameOf('t.other_id'), fictional: isFictional('t.other_id') },
        },
        'chats.conversation': {
          rows: `id in (select cm.conversation_id from chats.conv_member cm where cm.member_id = $1)`,
          area: 'chats',
          exported: ['id', 'starter', 'started_at', 'last_seq'],
          leftOut: {
            ...allOf(['n_lo', 'n_hi'], 'how many messages each of the two wrote; the messages are in the export'),
            ...allOf(['parted_seq', 'parted_at'], 'until where a block took the conversation away from both'),
            rewritten: 'how often moderators took something out of it',
          },
          erase: 'elsewhere',
        },
        'chats.inbox': {
          rows: `member_id = $1`,
          area: 'chats',
          exported: ['free_left', 'started', 'openings_daily', 'openings_cap', 'vouched'],
          leftOut: allOf(['member_id', 'seq'], internal),
        },
        'chats.opening': {
          rows: `(starter = $1 or receiver = $1)`,
          area: 'chats',
          exported: [],
          leftOut: allOf(
            ['conversation_id', 'seq', 'starter', 'receiver', 'at'],
            'the first message of a conversation, which is in the export',
          ),
        },
        'chats.fraud_note': {
          rows: `member_id = $1`,
          area: 'chats',
          exported: ['at', 'conversation_id', 'state'],
          leftOut: allOf(['member_id', 'after_seq', 'credits'], internal),
          order: 'at',
        },
        'chats.drift': {
          rows: `subject = $1`,
          area: 'chats',
          exported: [],
          leftOut: allOf(['id', 'found_at', 'rule', 'subject'], internal),
        },
      },
      impersonal: {
        'chats.gift': 'what owners made of the gifts',
        'chats.icebreaker_list': 'what owners wrote as opening lines',
      },
      eraseOutside: async (tx, memberId) => {
        const files = await this.photos.objectsOf(tx, memberId);
        tx.afterCommit(() => this.attachments.discard(files));
      },
      files: (tx, memberId) => this.photos.shownTo(tx, memberId),
    });
  }
}
