import { Injectable } from '@nestjs/common';
import { chatId, memberId, type MemberId, type PageSubject } from '#contracts';
import { ReadingService } from '#chats';
import type { Site } from '#site';
import { MemberPages } from '../members/member-pages.js';

export interface SubjectAsker {
  readonly site: Site;
  /** Null for a visitor. */
  readonly me: MemberId | null;
  readonly sourceKnown: boolean;
}

/** Whether the page about a member or a conversation is a page for this person: the same answer as the API gives, before anything is drawn. */
@Injectable()
export class Subjects {
  constructor(
    private readonly members: MemberPages,
    private readonly chats: ReadingService,
  ) {}

  async isThere({ site, me, sourceKnown }: SubjectAsker, subject: PageSubject, id: string): Promise<boolean> {
    const chat = chatId.safeParse(id);
    if (subject === 'chat') return chat.success && me !== null && this.chats.isThere(me, chat.data);
    const member = memberId.safeParse(id);
    if (!member.success) return false;
    if (me === null) return this.members.isThereForVisitor(site, sourceKnown, member.data);
    return subject === 'member' ? this.members.isThere(me, member.data) : this.chats.mayOpen(me, member.data);
  }
}
