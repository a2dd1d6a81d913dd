import { Injectable } from '@nestjs/common';
import type { ChatPhotoRendition } from '#contracts';
import type { Tx } from '#database';
import type { ExportedFile } from '#member-data';
import { ChatPhotoEntity } from './chat-photo.entity.js';

export type NewChatPhoto = Readonly<Pick<ChatPhotoEntity, 'key' | 'conversationId' | 'seq' | 'senderId' | 'previewObject' | 'fullObject'>>;

@Injectable()
export class ChatPhotosRepository {
  async add(tx: Tx, photo: NewChatPhoto): Promise<void> {
    await tx.repository(ChatPhotoEntity).insert(photo);
  }

  /** The name of the file, if this viewer may have it now. */
  async objectFor(tx: Tx, key: string, viewerId: string, rendition: ChatPhotoRendition, months: number): Promise<string | undefined> {
    const [row] = await tx.query<{ object: string | null }>(`select chats.photo_object($1, $2, $3, $4) as object`, [
      key,
      viewerId,
      rendition === 'full',
      months,
    ]);
    return row?.object ?? undefined;
  }

  /** All files that may go when this member is erased: those sent, and those of conversations that go whole. */
  async objectsOf(tx: Tx, memberId: string): Promise<string[]> {
    const rows = await tx.query<{ objects: string[] }>(
      `select array[ph.preview_object, ph.full_object] as objects from chats.photo ph
        where ph.conversation_id in (select cm.conversation_id from chats.conv_member cm where cm.member_id = $1)`,
      [memberId],
    );
    return rows.flatMap(({ objects }) => objects);
  }

  /** The member's own photos, and those that others sent and the member can still see. */
  shownTo(tx: Tx, memberId: string): Promise<ExportedFile[]> {
    return tx.query<ExportedFile>(
      `select 'chat-photos/' || ph.key || '.webp' as name, ph.full_object as object from chats.photo ph
         join chats.conv_member cm on cm.member_id = $1 and cm.conversation_id = ph.conversation_id
         join visibility.pair p on p.id = ph.conversation_id
        where ph.sender_id = $1
           or (p.block = 0 and ph.seq > cm.hidden_seq
               and not exists (select from chats.message m where m.conversation_id = ph.conversation_id and m.seq = ph.seq and m.removed))
        order by ph.conversation_id, ph.seq`,
      [memberId],
    );
  }
}
