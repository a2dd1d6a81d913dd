import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export type Doc = PDFKit.PDFDocument;
/** Draws one part, and tells screen readers what it is and what it says. */
export type Writer = (tag: 'H1' | 'H2' | 'P', spoken: string, part: () => void) => void;
/** What it is, and what it says. */
export type Line = readonly [label: string, value: string];

/** The same family as on the pages, whose package has it for browsers alone. */
const font = (file: string): string => fileURLToPath(new URL(`./fonts/${file}`, import.meta.url));
export const regular = font('AtkinsonHyperlegibleNext_400Regular.ttf');
export const bold = font('AtkinsonHyperlegibleNext_700Bold.ttf');

export const MARGIN = 64;
export const TEXT = 12.5;
const LABEL_WIDTH = 190;
const INK = '#231F20';

interface PdfFacts {
  readonly lang: string;
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

/** A document in A4 with large letters, tagged for screen readers. The same facts and parts give the same bytes. */
export async function drawPdf({ lang, title, author, createdAt }: PdfFacts, parts: (doc: Doc, write: Writer) => void): Promise<Buffer> {
  // Loaded with the first paper: most processes draw none.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: regular,
    lang,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  const bytes = buffer(doc);
  const page = doc.struct('Document');
  doc.addStructure(page);
  doc.fillColor(INK);
  parts(doc, (tag, spoken, part) => {
    const element = doc.struct(tag, { actual: spoken });
    page.add(element);
    const content = doc.markStructureContent(tag);
    part();
    doc.endMarkedContent();
    element.add(content).end();
  });
  page.end();
  doc.end();
  return bytes;
}

/** A fact: what it is, and beside it what it says. */
export function writeFact(doc: Doc, write: Writer, [label, value]: Line, { text = TEXT, gap = 5 } = {}): void {
  const [labelWidth, valueWidth] = [LABEL_WIDTH - 12, widthOf(doc) - LABEL_WIDTH];
  makeRoom(
    doc.font(bold, text),
    Math.max(doc.heightOfString(label, { width: labelWidth }), doc.heightOfString(value, { width: valueWidth })),
  );
  const top = doc.y;
  write('P', `${label}: ${value}`, () => {
    doc.font(regular, text).text(printable(label), MARGIN, top, { width: labelWidth });
    const below = doc.y;
    doc.font(bold, text).text(printable(value), MARGIN + LABEL_WIDTH, top, { width: valueWidth });
    doc.y = Math.max(doc.y, below) + gap;
  });
  doc.x = MARGIN;
}

/** What does not fit on this page begins on the next one: both halves of it, and its tag. */
export function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}

export const widthOf = (doc: Doc): number => doc.page.width - 2 * MARGIN;
/** The letters have no narrow space, with which French parts its thousands. */
export const printable = (text: string): string => text.replaceAll('\u202F', '\u00A0');
