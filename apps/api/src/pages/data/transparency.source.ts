import { Injectable } from '@nestjs/common';
import { PublicFigures } from '#moderation';
import type { PageAnswer, PageDataSource } from './page-data-source.js';

@Injectable()
export class TransparencySource implements PageDataSource<'transparency'> {
  constructor(private readonly figures: PublicFigures) {}

  async find(): Promise<PageAnswer<'transparency'>> {
    return { data: { years: [...(await this.figures.years())] } };
  }
}
