import { afterAll, beforeAll, beforeEach, jest } from '@jest/globals';
import { LoginService, type Caller } from '#auth';
import type { MemberId } from '#contracts';
import { setLogLevel } from '#observability';
import { demoIds, SiteService, type Site } from '#site';
import { World } from '#testing';
import { aFile } from './a-line.fixture.js';
import { ImportCheck, ImportsService } from './index.js';

export const home: Caller = { requestId: 'test', ip: '203.0.113.7', userAgent: 'Test' };

/** A site to which members of another product are brought. */
class ImportStage {
  world!: World;
  site!: Site;

  async open(): Promise<void> {
    this.world = await World.open();
    this.site = await this.world.get(SiteService).byId(demoIds.site);
  }

  get imports(): ImportsService {
    return this.world.get(ImportsService);
  }

  readonly check = (lines: readonly unknown[]) => this.world.get(ImportCheck).check(this.site, aFile(lines));
  readonly run = (lines: readonly unknown[]) => this.imports.run(this.site, aFile(lines));

  /** The member that somebody of the file became. */
  readonly memberOf = async (sourceId = 'm1'): Promise<MemberId> => {
    const [row] = await this.world.rows<{ id: MemberId }>(`select member_id as id from imports.imported_member where source_id = $1`, [
      sourceId,
    ]);
    if (!row) throw new Error(`nobody came as ${sourceId}`);
    return row.id;
  };

  readonly hashOf = async (memberId: MemberId): Promise<string> => {
    const [row] = await this.world.rows<{ hash: string }>(`select password_hash as hash from auth.account where id = $1`, [memberId]);
    return row?.hash ?? '';
  };

  readonly login = (email: string, password: string, site = this.site) =>
    this.world.get(LoginService).login(site, { email, password }, home);

  readonly count = async (table: string, where = 'true'): Promise<number> => {
    const [row] = await this.world.rows<{ n: number }>(`select count(*)::int as n from ${table} t where ${where}`);
    return row?.n ?? -1;
  };
}

/** Opens the stage for the tests of a file; each of them begins with an empty community. */
export function onImportStage(): ImportStage {
  setLogLevel('silent');
  const stage = new ImportStage();
  beforeAll(() => stage.open());
  beforeEach(() => stage.world.empty());
  afterAll(async () => {
    jest.restoreAllMocks();
    await stage.world.close();
  });
  return stage;
}
