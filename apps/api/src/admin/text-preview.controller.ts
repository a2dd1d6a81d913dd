import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';
import {
  builtInTextPath,
  builtInTextQuery,
  textPreviewAnswer,
  textPreviewBody,
  textPreviewPath,
  writtenText,
  type BuiltInTextQuery,
  type TextPreviewAnswer,
  type TextPreviewBody,
  type WrittenText,
} from '#contracts-admin';
import { StaffOnly } from './staff.guard.js';
import { TextPreviews } from './text-previews.js';

/** What a writer looks at before anything is kept. None of it changes anything. */
@Controller()
export class AdminTextPreviewController {
  constructor(private readonly previews: TextPreviews) {}

  @Post(textPreviewPath)
  @HttpCode(HttpStatus.OK)
  @StaffOnly('texts')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: textPreviewAnswer })
  @ApiExtension('x-right', 'texts')
  async preview(@Body({ schema: textPreviewBody }) body: TextPreviewBody): Promise<TextPreviewAnswer> {
    return { html: await this.previews.draw(body) };
  }

  @Get(builtInTextPath)
  @StaffOnly('texts')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: writtenText })
  @ApiExtension('x-right', 'texts')
  builtIn(@Query({ schema: builtInTextQuery }) { page, locale }: BuiltInTextQuery): Promise<WrittenText> {
    return this.previews.builtIn(page, locale);
  }
}
