import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberData } from '#member-data';

const internal = 'a number of the machine';

@Injectable()
export class ImportsData implements OnModuleInit {
  constructor(private readonly memberData: MemberData) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'imports',
      tables: {
        'imports.imported_member': {
          rows: `member_id = $1`,
          area: 'account',
          exported: ['source_id', 'consents', 'came_at'],
          leftOut: { member_id: internal, run_id: internal, line: internal },
        },
      },
      impersonal: {
        'imports.import_run': 'which file was imported, and how far: counts, without anybody in them',
        'imports.line_fault': 'why a line of a file was refused: the number of the line, nothing of what stood in it',
      },
    });
  }
}
