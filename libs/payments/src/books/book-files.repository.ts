import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { appNow, type Tx } from '#database';
import { BookFilePartEntity } from './book-file-part.entity.js';
import { BookFileEntity } from './book-file.entity.js';

export type BookFile = Readonly<BookFileEntity>;

@Injectable()
export class BookFilesRepository {
  async insert(tx: Tx, file: Omit<BookFile, 'writtenAt'>): Promise<void> {
    await tx.repository(BookFileEntity).insert({ ...file, writtenAt: appNow });
  }

  async insertPart(tx: Tx, fileId: string, no: number, packed: Buffer): Promise<void> {
    await tx.repository(BookFilePartEntity).insert({ fileId, no, packed });
  }

  find(tx: Tx, id: string): Promise<BookFile | null> {
    return tx.repository(BookFileEntity).findOneBy({ id });
  }

  ofClosings(tx: Tx, closingIds: readonly string[]): Promise<BookFile[]> {
    return tx.repository(BookFileEntity).find({ where: { closingId: In([...closingIds]) }, order: { currency: 'ASC', kind: 'ASC' } });
  }

  async part(tx: Tx, fileId: string, no: number): Promise<Buffer | null> {
    return (await tx.repository(BookFilePartEntity).findOneBy({ fileId, no }))?.packed ?? null;
  }
}
