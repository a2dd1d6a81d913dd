const rounds = /Found (\d+) errors?\./;
const status = /(Starting compilation in watch mode|File change detected\. Starting|Found \d+ errors?\. Watching)/;

/** What the compiler of TypeScript writes while it watches: faults are shown, all else is noise. */
export class Diagnostics {
  private text = '';
  private hadErrors = false;

  constructor(
    private readonly log: (text: string) => void,
    /** Faults that somebody else tells already are not told again. */
    private readonly isNews: (faults: string) => boolean = () => true,
  ) {}

  /** True when a round ended, and everything was right. */
  read(chunk: string): boolean {
    this.text += chunk;
    const count = rounds.exec(this.text)?.[1];
    if (count === undefined) return false;
    const faults = this.text
      .split('\n')
      .filter((line) => !status.test(line))
      .join('\n')
      .trim();
    this.text = '';
    const hasErrors = count !== '0' && this.isNews(faults);
    if (hasErrors) this.log(`\n${faults}\n`);
    else if (this.hadErrors) this.log('The faults are gone');
    this.hadErrors = hasErrors;
    return count === '0';
  }
}
