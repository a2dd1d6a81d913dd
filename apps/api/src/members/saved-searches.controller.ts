import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { savedSearchesAnswer, saveSearchBody, type SavedSearchesAnswer, type SaveSearchBody } from '#contracts';
import type { SessionMember } from '#auth';
import { SavedSearchesService } from '#search';
import { Me } from '../auth/me.decorator.js';

@Controller('api/saved-searches')
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: savedSearchesAnswer })
  list(@Me() me: SessionMember): Promise<SavedSearchesAnswer> {
    return this.searches.list(me.id);
  }

  @Post()
  @HttpCode(200)
  @ApiResponse({ status: 200, standardSchema: savedSearchesAnswer })
  save(@Me() me: SessionMember, @Body({ schema: saveSearchBody }) body: SaveSearchBody): Promise<SavedSearchesAnswer> {
    return this.searches.save(me.id, body);
  }

  @Delete(':id')
  @ApiResponse({ status: 200, standardSchema: savedSearchesAnswer })
  remove(@Me() me: SessionMember, @Param('id', { schema: z.uuid() }) id: string): Promise<SavedSearchesAnswer> {
    return this.searches.remove(me.id, id);
  }
}
