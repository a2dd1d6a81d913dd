import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  AppError,
  cardAnswer,
  memberId,
  profileAnswer,
  searchAnswer,
  searchBody,
  searchQuery,
  type CardAnswer,
  type MemberId,
  type ProfileAnswer,
  type SearchAnswer,
  type SearchBody,
  type SearchQuery,
} from '#contracts';
import type { SessionMember } from '#auth';
import { SearchService } from '#search';
import { GeoCountry, visitorsMaySearch } from '#site';
import { MaybeMe, Me } from '../auth/me.decorator.js';
import { siteOf } from '../auth/request-facts.js';
import { Public } from '../auth/public.decorator.js';
import { ShowsMembers } from '../budgets/shown-profiles.js';
import { callerLocale } from '../http/caller.js';
import { sourceIsKnown } from '../http/source.js';
import { isOpened } from '../http/opened.js';
import { DailyBudgets } from '../budgets/daily-budgets.js';
import { MemberPages } from './member-pages.js';
import { VisitorPages } from './visitor-pages.js';

@Controller('api/members')
export class MembersController {
  constructor(
    private readonly search: SearchService,
    private readonly pages: MemberPages,
    private readonly visitorPages: VisitorPages,
    private readonly geo: GeoCountry,
    private readonly budgets: DailyBudgets,
  ) {}

  @Get()
  @Public()
  @ShowsMembers(({ profiles }: SearchAnswer) => profiles)
  @ApiResponse({ status: 200, standardSchema: searchAnswer })
  find(
    @MaybeMe() me: SessionMember | null,
    @Query({ schema: searchQuery }) query: SearchQuery,
    @Req() request: FastifyRequest,
  ): Promise<SearchAnswer> {
    return this.answer(me, query, request);
  }

  /** The same for wishes that must not stand in an address. */
  @Post('search')
  @Public()
  @HttpCode(200)
  @ShowsMembers(({ profiles }: SearchAnswer) => profiles)
  @ApiResponse({ status: 200, standardSchema: searchAnswer })
  findPrivately(
    @MaybeMe() me: SessionMember | null,
    @Body({ schema: searchBody }) body: SearchBody,
    @Req() request: FastifyRequest,
  ): Promise<SearchAnswer> {
    return this.answer(me, body, request);
  }

  private answer(me: SessionMember | null, query: SearchBody, request: FastifyRequest): Promise<SearchAnswer> {
    if (me) return this.search.find(me, query);
    const { site } = request;
    if (!site || !visitorsMaySearch(site, sourceIsKnown(request))) throw new AppError('authentication_required');
    const country = this.geo.countryOf(request.ip);
    const served = site.settings.countries;
    const here = country && served.includes(country) ? country : (served[0] ?? 'NL');
    return this.search.findForVisitor(site, here, query, callerLocale(request));
  }

  @Get(':id')
  @Public()
  @ApiResponse({ status: 200, standardSchema: profileAnswer })
  async page(
    @MaybeMe() me: SessionMember | null,
    @Param('id', { schema: memberId }) id: MemberId,
    @Req() request: FastifyRequest,
  ): Promise<ProfileAnswer> {
    if (!me) return this.visitorPages.find(request.site, sourceIsKnown(request), id);
    const site = siteOf(request);
    const answer = await (isOpened(request) ? this.pages.open(site, me.id, id) : this.pages.forMember(site, me.id, id));
    // Whom one writes to is known already.
    if (id !== me.id && answer.profile.chat_id === null) await this.budgets.spend('profiles', request, [id]);
    return answer;
  }

  /** The card alone, for a place that names a member without opening the profile. */
  @Get(':id/card')
  @ShowsMembers(({ profile }: CardAnswer) => [profile])
  @ApiResponse({ status: 200, standardSchema: cardAnswer })
  card(@Me() me: SessionMember, @Param('id', { schema: memberId }) id: MemberId): Promise<CardAnswer> {
    return this.pages.card(me.id, id);
  }
}
