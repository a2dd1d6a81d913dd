import { Body, Controller, HttpCode, HttpStatus, Post, Query, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { pageGroupOf, pageHiddenBody, pageHiddenPath, pageHiddenQuery, type PageHiddenQuery } from '#contracts';
import { PageCounts } from '#site';
import { Public } from '../auth/public.decorator.js';
import { siteOf } from '../auth/request-facts.js';

/** The last word of a page that nobody sees any more: only sums are kept, without who, from where or which address exactly. */
@Controller(pageHiddenPath)
@Public()
export class PageHiddenController {
  constructor(private readonly counts: PageCounts) {}

  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiResponse({ status: 204 })
  hidden(
    @Req() request: FastifyRequest,
    @Query({ schema: pageHiddenQuery }) { lb }: PageHiddenQuery,
    @Body({ schema: pageHiddenBody }) _nothing: object,
  ): void {
    const { id: siteId } = siteOf(request);
    const page = pageGroupOf(pathOf(request.headers.referer));
    this.counts.count({ siteId, page, kind: 'hidden' });
    if (lb) this.counts.count({ siteId, page, kind: 'bounced' });
  }
}

const pathOf = (address: string | undefined): string => (address && URL.canParse(address) ? new URL(address).pathname : '/other');
