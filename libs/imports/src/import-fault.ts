export type ImportFaultReason = 'open_run' | 'no_run' | 'other_file' | 'elsewhere' | 'nothing_to_undo';

/** Why a command of the import does nothing; whoever runs it says so in words. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
  constructor(readonly reason: ImportFaultReason) {
    super(reason);
  }
}
