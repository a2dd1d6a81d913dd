import { Controller, Get, HttpStatus, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiResponse } from '@nestjs/swagger';
import { BookClosingsOfficeService, BookExportsOfficeService, BooksOfficeService, type OpenedFile } from '#back-office';
import { uuid } from '#contracts';
import {
  auditfilePath,
  bookFilePath,
  booksAnswer,
  booksPath,
  booksQuery,
  journalFilePath,
  journalQuery,
  unspentAnswer,
  unspentPath,
  unspentQuery,
  type BooksAnswer,
  type BooksQuery,
  type ClosedMonth,
  type InputOf,
  type JournalQuery,
  type UnspentAnswer,
  type UnspentQuery,
} from '#contracts-admin';
import { Command } from './command.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

const types = { journal: 'text/csv; charset=utf-8', auditfile: 'application/xml; charset=utf-8' } as const;
const download = ({ name, kind, stream }: OpenedFile): StreamableFile =>
  new StreamableFile(stream, { type: types[kind], disposition: `attachment; filename="${name}"` });

@Controller()
export class AdminBooksController {
  constructor(
    private readonly books: BooksOfficeService,
    private readonly exports: BookExportsOfficeService,
    private readonly closings: BookClosingsOfficeService,
  ) {}

  @Get(booksPath)
  @StaffOnly('reports')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: booksAnswer })
  openPeriod(@Staff() staff: CurrentStaff, @Query({ schema: booksQuery }) query: BooksQuery): Promise<BooksAnswer> {
    return this.books.open(staff, query);
  }

  @Get(unspentPath)
  @StaffOnly('reports')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: unspentAnswer })
  unspent(@Staff() staff: CurrentStaff, @Query({ schema: unspentQuery }) query: UnspentQuery): Promise<UnspentAnswer> {
    return this.books.unspent(staff, query);
  }

  @Get(journalFilePath)
  @StaffOnly('reports')
  @ApiProduces('text/csv')
  async journal(@Staff() staff: CurrentStaff, @Query({ schema: journalQuery }) query: JournalQuery): Promise<StreamableFile> {
    return download(await this.exports.export(staff, 'journal', query));
  }

  @Get(auditfilePath)
  @StaffOnly('reports')
  @ApiProduces('application/xml')
  async auditfile(@Staff() staff: CurrentStaff, @Query({ schema: journalQuery }) query: JournalQuery): Promise<StreamableFile> {
    return download(await this.exports.export(staff, 'auditfile', query));
  }

  @Get(bookFilePath)
  @StaffOnly('reports')
  @ApiProduces('text/csv', 'application/xml')
  async file(@Staff() staff: CurrentStaff, @Param('id', { schema: uuid }) id: string): Promise<StreamableFile> {
    return download(await this.exports.takeFile(staff, id));
  }

  @Command('close_month')
  close(staff: CurrentStaff, input: InputOf<'close_month'>): Promise<ClosedMonth> {
    return this.closings.close(staff, input);
  }

  @Command('reopen_month')
  reopen(staff: CurrentStaff, id: string, input: InputOf<'reopen_month'>): Promise<ClosedMonth> {
    return this.closings.reopen(staff, id, input);
  }
}
