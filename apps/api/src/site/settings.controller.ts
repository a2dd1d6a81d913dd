import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  companyAnswer,
  geocodeAnswer,
  geocodeQuery,
  interests as allInterests,
  interestsAnswer,
  intimateInterests,
  regionsAnswer,
  regionsQuery,
  settingsAnswer,
  townsAnswer,
  townsQuery,
  verbatim,
  type GeocodeAnswer,
  type InterestsAnswer,
  type RegionsAnswer,
  type SettingsAnswer,
  type TownsAnswer,
} from '#contracts';
import { PlacesService, SiteService, toCompanyInfo } from '#site';
import * as z from 'zod/mini';
import { siteOf } from '../auth/request-facts.js';
import { Public } from '../auth/public.decorator.js';
import { callerLocale } from '../http/caller.js';
import { hostOf } from '../http/host.js';
import { PublicSettingsView } from './public-settings.view.js';

const settingsQuery = z.looseObject({ domain: z.optional(verbatim().check(z.maxLength(253))) });
const intimate: ReadonlySet<string> = new Set(intimateInterests);

@Controller('api')
@Public()
export class SettingsController {
  constructor(
    private readonly sites: SiteService,
    private readonly views: PublicSettingsView,
    private readonly places: PlacesService,
  ) {}

  /** `domain` forces another of our own hosts: the server that renders a page asks for the host it was asked by. */
  @Get('settings')
  @ApiResponse({ status: 200, standardSchema: settingsAnswer })
  async settings(
    @Req() request: FastifyRequest,
    @Query({ schema: settingsQuery }) query: z.infer<typeof settingsQuery>,
  ): Promise<SettingsAnswer> {
    const host = query.domain ?? hostOf(request);
    const site = query.domain ? await this.sites.siteOf(query.domain) : siteOf(request);
    return { settings: this.views.of(site, request.ip, host, callerLocale(request)) };
  }

  @Get('companyinfo')
  @Header('cache-control', 'public, max-age=300')
  @ApiResponse({ status: 200, standardSchema: companyAnswer })
  company(@Req() request: FastifyRequest) {
    return { companyinfo: toCompanyInfo(siteOf(request).company) };
  }

  /** What the owner offers, in their order; a browser keeps it for a while, so that a change is in force within the minute. */
  @Get('interests')
  @Header('cache-control', 'public, max-age=30')
  @ApiResponse({ status: 200, standardSchema: interestsAnswer })
  interests(@Req() request: FastifyRequest): InterestsAnswer {
    const { interests } = siteOf(request).settings;
    const by_words = interests.join() === allInterests.filter((key) => interests.includes(key)).join();
    return { interests: interests.map((key) => ({ key, intimate: intimate.has(key) })), by_words };
  }

  @Get('regions')
  @Header('cache-control', 'public, max-age=3600')
  @ApiResponse({ status: 200, standardSchema: regionsAnswer })
  regions(@Query({ schema: regionsQuery }) query: z.infer<typeof regionsQuery>): Promise<RegionsAnswer> {
    return this.places.regionsOf(query.country);
  }

  @Get('towns')
  @ApiResponse({ status: 200, standardSchema: townsAnswer })
  towns(@Query({ schema: townsQuery }) query: z.infer<typeof townsQuery>): Promise<TownsAnswer> {
    return this.places.townsFor(query.country, query.q);
  }

  /** The town of a device's position. The caller keeps the answer for an hour; here nothing is kept, and no log has the query. */
  @Get('geocode')
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: 200, standardSchema: geocodeAnswer })
  geocode(@Query({ schema: geocodeQuery }) { lat, lon }: z.infer<typeof geocodeQuery>): Promise<GeocodeAnswer> {
    return this.places.townAt(lat, lon);
  }
}
