import { bold, drawPdf, makeRoom, MARGIN, printable, regular, TEXT, widthOf, writeFact, type Doc, type Line, type Writer } from './pdf.js';

export interface FactSheet {
  /** As in `<html lang>`. */
  readonly lang: string;
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly sections: readonly { readonly title: string; readonly facts: readonly Line[]; readonly paragraphs: readonly string[] }[];
}

/** How large the letters are, and how far things stand apart: between sections in lines, else in points. */
interface Spacing {
  readonly title: number;
  readonly heading: number;
  readonly text: number;
  readonly sections: number;
  readonly facts: number;
  readonly paragraphs: number;
  readonly lines: number;
}
const roomy: Spacing = { title: 24, heading: 16, text: TEXT, sections: 1.2, facts: 5, paragraphs: 6, lines: 3 };
/** From the largest letters to the smallest that are still large. */
const spacings: readonly Spacing[] = [
  roomy,
  { ...roomy, sections: 0.7, facts: 3, paragraphs: 4, lines: 2 },
  { title: 22, heading: 15, text: 12, sections: 0.6, facts: 3, paragraphs: 4, lines: 1.5 },
  { title: 20, heading: 14, text: 11.5, sections: 0.5, facts: 2, paragraphs: 3, lines: 1 },
];

/** Facts under headings as a PDF, on as many pages as they need. */
export const drawFactSheet = (sheet: FactSheet): Promise<Buffer> => drawPdf(sheet, (doc, write) => draw(doc, write, sheet, roomy));

/** The same on one page, with letters as large as they can be there; what is too long for one is drawn as ever. */
export async function drawOnOnePage(sheet: FactSheet): Promise<Buffer> {
  for (const spacing of spacings) {
    let pages = 1;
    const bytes = await drawPdf(sheet, (doc, write) => {
      doc.on('pageAdded', () => (pages += 1));
      draw(doc, write, sheet, spacing);
    });
    if (pages === 1) return bytes;
  }
  return drawFactSheet(sheet);
}

function draw(doc: Doc, write: Writer, { title, sections }: FactSheet, spacing: Spacing): void {
  const { text, lines: lineGap, paragraphs: paragraphGap } = spacing;
  write('H1', title, () => doc.font(bold, spacing.title).text(printable(title)));
  for (const section of sections) {
    doc.moveDown(spacing.sections);
    // A heading is never the last line of a page.
    makeRoom(doc, 80);
    write('H2', section.title, () =>
      doc.font(bold, spacing.heading).text(printable(section.title), MARGIN, doc.y, { lineGap: lineGap + 1 }),
    );
    for (const fact of section.facts) writeFact(doc, write, fact, { text, gap: spacing.facts });
    for (const paragraph of section.paragraphs) {
      makeRoom(doc.font(regular, text), doc.heightOfString(paragraph, { width: widthOf(doc), lineGap }));
      write('P', paragraph, () =>
        doc.font(regular, text).text(printable(paragraph), MARGIN, doc.y, { width: widthOf(doc), lineGap, paragraphGap }),
      );
    }
  }
}
