import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError, locales } from '#contracts';
import { StatusBoard, statusPage, statusStyleHash } from '#operations';
import { Public } from '../auth/public.decorator.js';
import { callerLocale } from '../http/caller.js';

const policy = `default-src 'none'; style-src '${statusStyleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** How the site is, for everybody: the same page that the proxy shows by itself when no API answers. */
@Controller('status')
@Public()
@ApiExcludeController()
export class StatusController {
  constructor(private readonly board: StatusBoard) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', policy)
  @Header('cache-control', 'private, no-cache')
  show(@Req() request: FastifyRequest): string {
    return statusPage(this.board.report(), callerLocale(request));
  }

  @Get(':locale')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', policy)
  @Header('cache-control', 'private, no-cache')
  showIn(@Param('locale') name: string): string {
    const locale = locales.find((one) => one === name);
    if (!locale) throw new AppError('not_found');
    return statusPage(this.board.report(), locale);
  }
}
