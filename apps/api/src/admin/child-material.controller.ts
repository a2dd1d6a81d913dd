import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiExtension, ApiProduces } from '@nestjs/swagger';
import { ChildMaterialOfficeService } from '#back-office';
import type { DoneAnswer, MemberId } from '#contracts';
import {
  childMaterialId,
  childReportPath,
  childReportQuery,
  type ChildMaterialPage,
  type ChildReportQuery,
  type InputOf,
  type ResultOf,
} from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminChildMaterialController {
  constructor(private readonly materials: ChildMaterialOfficeService) {}

  @ResourceOne('child_material')
  openOne(staff: CurrentStaff, id: string): Promise<ChildMaterialPage> {
    return this.materials.openOne(staff, id);
  }

  /** For the authority: a text in the language of the country, or the same for programs. An act of its own in the audit log. */
  @Get(childReportPath(':id'))
  @StaffOnly('child_material')
  @ApiProduces('text/plain', 'application/json')
  @ApiExtension('x-right', 'child_material')
  async writeReport(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: childMaterialId }) id: string,
    @Query({ schema: childReportQuery }) query: ChildReportQuery,
  ): Promise<StreamableFile> {
    const { name, text } = await this.materials.writeReport(staff, id, query);
    const type = query.format === 'json' ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
    return new StreamableFile(Buffer.from(text), { type, disposition: `attachment; filename="${name}"` });
  }

  @Command('seal_child_material')
  seal(staff: CurrentStaff, memberId: MemberId, input: InputOf<'seal_child_material'>): Promise<ResultOf<'seal_child_material'>> {
    return this.materials.seal(staff, memberId, input);
  }

  @Command('hand_over_child_material')
  handOver(staff: CurrentStaff, id: string, input: InputOf<'hand_over_child_material'>): Promise<DoneAnswer> {
    return this.materials.handOver(staff, id, input);
  }

  @Command('keep_child_material')
  extendRetention(staff: CurrentStaff, id: string, input: InputOf<'keep_child_material'>): Promise<DoneAnswer> {
    return this.materials.extendRetention(staff, id, input);
  }

  @Command('release_child_material')
  release(staff: CurrentStaff, id: string, input: InputOf<'release_child_material'>): Promise<DoneAnswer> {
    return this.materials.release(staff, id, input);
  }
}
