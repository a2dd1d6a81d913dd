import { bold, drawPdf, makeRoom, MARGIN, printable, regular, TEXT, widthOf, writeFact, type Doc, type Line, type Writer } from './pdf.js';

export interface FactSheet {
  /** As in `<html lang>`. */
  readonly lang: string;
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly sections: readonly { readonly title: string; readonly facts: readonly Line[]; readonly paragraphs: readonly string[] }[];
}

/** Facts under headings as a PDF, on as many pages as they need. */
export const drawFactSheet = (sheet: FactSheet): Promise<Buffer> => drawPdf(sheet, (doc, write) => draw(doc, write, sheet));

function draw(doc: Doc, write: Writer, { title, sections }: FactSheet): void {
  write('H1', title, () => doc.font(bold, 24).text(printable(title)));
  for (const section of sections) {
    doc.moveDown(1.2);
    // A heading is never the last line of a page.
    makeRoom(doc, 80);
    write('H2', section.title, () => doc.font(bold, 16).text(printable(section.title), MARGIN, doc.y, { lineGap: 4 }));
    for (const fact of section.facts) writeFact(doc, write, fact);
    for (const paragraph of section.paragraphs) {
      makeRoom(doc.font(regular, TEXT), doc.heightOfString(paragraph, { width: widthOf(doc), lineGap: 3 }));
      write('P', paragraph, () =>
        doc.font(regular, TEXT).text(printable(paragraph), MARGIN, doc.y, { width: widthOf(doc), lineGap: 3, paragraphGap: 6 }),
      );
    }
  }
}
