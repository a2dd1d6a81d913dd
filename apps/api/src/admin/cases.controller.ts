import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  CaseDecisionsOfficeService,
  CaseEvidenceOfficeService,
  CasePageService,
  CasesOfficeService,
  StatementPreviews,
} from '#back-office';
import { photoId, type DoneAnswer, type PhotoId } from '#contracts';
import {
  adminApiPath,
  caseId,
  statementPreview,
  statementPreviewQuery,
  type CasePage,
  type InputOf,
  type ResultOf,
  type StatementPreview,
  type StatementPreviewQuery,
} from '#contracts-admin';
import { Command } from './command.decorator.js';
import { replyWithPhoto } from './photo-reply.js';
import { ResourceOne } from './resource.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminCasesController {
  constructor(
    private readonly cases: CasesOfficeService,
    private readonly pages: CasePageService,
    private readonly evidence: CaseEvidenceOfficeService,
    private readonly decisions: CaseDecisionsOfficeService,
    private readonly previews: StatementPreviews,
  ) {}

  @ResourceOne('cases')
  openCase(staff: CurrentStaff, id: string): Promise<CasePage> {
    return this.pages.openCase(staff, id);
  }

  /** What the member would read about this decision. */
  @Get(`${adminApiPath}/cases/:id/statement`)
  @StaffOnly('cases')
  @ApiResponse({ status: 200, standardSchema: statementPreview })
  @ApiExtension('x-right', 'cases')
  preview(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: caseId }) id: string,
    @Query({ schema: statementPreviewQuery }) query: StatementPreviewQuery,
  ): Promise<StatementPreview> {
    return this.previews.preview(staff, id, query);
  }

  /** The clear photo as it was reported: an act of its own in the audit log. */
  @Get(`${adminApiPath}/cases/:id/photos/:photo`)
  @StaffOnly('cases')
  async openPhoto(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: caseId }) id: string,
    @Param('photo', { schema: photoId }) photo: PhotoId,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await replyWithPhoto(reply, await this.evidence.openPhoto(staff, id, photo));
  }

  @Command('take_case')
  take(staff: CurrentStaff, input: InputOf<'take_case'>): Promise<ResultOf<'take_case'>> {
    return this.cases.take(staff, input);
  }

  @Command('skip_case')
  skip(staff: CurrentStaff, id: string, input: InputOf<'skip_case'>): Promise<DoneAnswer> {
    return this.cases.skip(staff, id, input);
  }

  @Command('escalate_case')
  escalate(staff: CurrentStaff, id: string, input: InputOf<'escalate_case'>): Promise<DoneAnswer> {
    return this.cases.escalate(staff, id, input);
  }

  @Command('read_case_messages')
  readMessages(staff: CurrentStaff, id: string, input: InputOf<'read_case_messages'>): Promise<ResultOf<'read_case_messages'>> {
    return this.evidence.readMessages(staff, id, input);
  }

  @Command('note_case')
  note(staff: CurrentStaff, id: string, input: InputOf<'note_case'>): Promise<DoneAnswer> {
    return this.cases.note(staff, id, input);
  }

  @Command('decide_case')
  decide(staff: CurrentStaff, id: string, input: InputOf<'decide_case'>): Promise<ResultOf<'decide_case'>> {
    return this.decisions.decide(staff, id, input);
  }

  @Command('undo_decision')
  undo(staff: CurrentStaff, id: string, input: InputOf<'undo_decision'>): Promise<DoneAnswer> {
    return this.decisions.undo(staff, id, input);
  }

  @Command('resolve_complaint')
  resolve(staff: CurrentStaff, id: string, input: InputOf<'resolve_complaint'>): Promise<DoneAnswer> {
    return this.decisions.resolve(staff, id, input);
  }

  @Command('uphold_decision')
  uphold(staff: CurrentStaff, id: string, input: InputOf<'uphold_decision'>): Promise<DoneAnswer> {
    return this.decisions.uphold(staff, id, input);
  }

  @Command('overturn_decision')
  overturn(staff: CurrentStaff, id: string, input: InputOf<'overturn_decision'>): Promise<DoneAnswer> {
    return this.decisions.overturn(staff, id, input);
  }

  @Command('confirm_ban')
  confirmBan(staff: CurrentStaff, id: string, input: InputOf<'confirm_ban'>): Promise<DoneAnswer> {
    return this.decisions.confirmBan(staff, id, input);
  }

  @Command('refuse_ban')
  refuseBan(staff: CurrentStaff, id: string, input: InputOf<'refuse_ban'>): Promise<DoneAnswer> {
    return this.decisions.refuseBan(staff, id, input);
  }
}
