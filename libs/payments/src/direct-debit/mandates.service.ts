import { Injectable } from '@nestjs/common';
import { AppError, type MemberId } from '#contracts';
import type { InvoiceFile } from '../invoices/invoices.service.js';

/** What members authorised: they have its paper, and revoke it when they like. */
@Injectable()
export class Mandates {
  /** The paper of a mandate, for its member alone. */
  async paperOf(_memberId: MemberId, _id: string): Promise<InvoiceFile> {
    throw new AppError('mandate_not_found');
  }
}
