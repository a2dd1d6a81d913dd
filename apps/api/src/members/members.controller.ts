import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  AppError,
  memberId,
  profileAnswer,
  searchAnswer,
  searchQuery,
  type MemberId,
  type ProfileAnswer,
  type SearchAnswer,
  type SearchQuery,
} from '#contracts';
import type { SessionMember } from '#auth';
import { SearchService } from '#search';
import { GeoCountry } from '#site';
import { MaybeMe } from '../auth/me.decorator.js';
import { siteOf } from '../auth/request-facts.js';
import { Public } from '../auth/public.decorator.js';
import { MemberPages } from './member-pages.js';

@Controller('api/members')
@Public()
export class MembersController {
  constructor(
    private readonly search: SearchService,
    private readonly pages: MemberPages,
    private readonly geo: GeoCountry,
  ) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: searchAnswer })
  find(
    @MaybeMe() me: SessionMember | null,
    @Query({ schema: searchQuery }) query: SearchQuery,
    @Req() request: FastifyRequest,
  ): Promise<SearchAnswer> {
    if (me) return this.search.find(me, query);
    const { site } = request;
    if (!site || site.settings.logged_out_search === 'none') throw new AppError('authentication_required');
    const country = this.geo.countryOf(request.ip);
    const served = site.settings.countries;
    return this.search.findForVisitor(site.communityId, country && served.includes(country) ? country : (served[0] ?? 'NL'), query);
  }

  @Get(':id')
  @ApiResponse({ status: 200, standardSchema: profileAnswer })
  page(
    @MaybeMe() me: SessionMember | null,
    @Param('id', { schema: memberId }) id: MemberId,
    @Req() request: FastifyRequest,
  ): Promise<ProfileAnswer> {
    return me ? this.pages.forMember(siteOf(request), me.id, id) : this.pages.forVisitor(request.site, id);
  }
}
