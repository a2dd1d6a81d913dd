import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import * as z from 'zod/mini';
import { pageData, type PageData, type PageDataKey } from '#contracts';
import { BundleSource } from './bundle.source.js';
import { ChatPartnerSource } from './chat-partner.source.js';
import { ChatSource } from './chat.source.js';
import { ChatsSource } from './chats.source.js';
import { HomeSource } from './home.source.js';
import { InfoPageSource } from './info-page.source.js';
import { LanderMapSource } from './lander-map.source.js';
import { LanderSource } from './lander.source.js';
import { LikesSource } from './likes.source.js';
import { MemberTeaserSource } from './member-teaser.source.js';
import { MemberSource } from './member.source.js';
import { MembersSource } from './members.source.js';
import { OrderSource } from './order.source.js';
import type { PageContext, PageDataSource } from './page-data-source.js';
import { StoredLinkSource } from './stored-link.source.js';
import { TransparencySource } from './transparency.source.js';

/** Who finds what a page needs in its first HTML: one for each key of the contract. */
export const pageDataSources: { readonly [Key in PageDataKey]: Type<PageDataSource<Key>> } = {
  home: HomeSource,
  'member-teaser': MemberTeaserSource,
  lander: LanderSource,
  'lander-map': LanderMapSource,
  'stored-link': StoredLinkSource,
  'info-page': InfoPageSource,
  transparency: TransparencySource,
  members: MembersSource,
  chats: ChatsSource,
  likes: LikesSource,
  member: MemberSource,
  'chat-partner': ChatPartnerSource,
  chat: ChatSource,
  bundle: BundleSource,
  order: OrderSource,
};

/** What was found for a page: its data under its key, or where to go instead; null when nothing of that name is there for this person. */
export type FoundData = { readonly data: Partial<PageData>; readonly status?: number | undefined } | { readonly redirect: string } | null;

/** Takes from an answer what the contract names, and nothing else. */
const carried = z.partial(z.object(pageData));

@Injectable()
export class PageDataService {
  constructor(private readonly modules: ModuleRef) {}

  /** Throws when an answer is not what the contract says. */
  async find(key: PageDataKey, context: PageContext): Promise<FoundData> {
    const source = this.modules.get<PageDataSource<PageDataKey>>(pageDataSources[key]);
    const answer = await source.find(context);
    if (!answer || 'redirect' in answer) return answer;
    return { data: z.parse(carried, { [key]: answer.data }), status: answer.status };
  }
}
