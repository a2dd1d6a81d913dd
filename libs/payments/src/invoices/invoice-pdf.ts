import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { numberText } from './invoice-content.js';
import { invoiceText, type InvoiceText, type Line, type Paper } from './invoice-text.js';

type Doc = PDFKit.PDFDocument;
/** Draws one part, and tells screen readers what it is and what it says. */
type Writer = (tag: 'H1' | 'P', spoken: string, part: () => void) => void;

const { resolve } = createRequire(import.meta.url);
const letters = '@expo-google-fonts/atkinson-hyperlegible-next';
const regular = resolve(`${letters}/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf`);
const bold = resolve(`${letters}/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf`);

const MARGIN = 64;
const LABEL_WIDTH = 190;
const INK = '#231F20';
const RULE = '#8A8287';
const TEXT = 12.5;

/** The paper as a PDF: one page A4, large letters, tagged for screen readers. The same paper gives the same bytes for ever. */
export async function drawInvoice(paper: Paper & { readonly issuedAt: Date }): Promise<Buffer> {
  // Loaded with the first paper: most processes draw none.
  const { default: PDFDocument } = await import('pdfkit');
  const text = invoiceText(paper);
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: regular,
    lang: text.lang,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${text.title} ${numberText(paper)}`, Author: text.seller.name, CreationDate: paper.issuedAt },
  });
  const bytes = buffer(doc);
  draw(doc, text);
  doc.end();
  return bytes;
}

function draw(doc: Doc, { seller, buyer, title, facts, items, total, vat, notes }: InvoiceText): void {
  const page = doc.struct('Document');
  doc.addStructure(page);
  const write: Writer = (tag, spoken, part) => {
    const element = doc.struct(tag, { actual: spoken });
    page.add(element);
    const content = doc.markStructureContent(tag);
    part();
    doc.endMarkedContent();
    element.add(content).end();
  };
  doc.fillColor(INK);
  write('P', seller.name, () => doc.font(bold, 15).text(seller.name, { lineGap: 4 }));
  write('P', seller.lines.join(', '), () => doc.font(regular, TEXT).text(seller.lines.join('\n'), { lineGap: 3 }));
  if (buyer) {
    doc.moveDown(1.4);
    write('P', `${buyer.label}: ${buyer.lines.join(', ')}`, () => {
      doc.font(regular, TEXT).text(buyer.label, { lineGap: 3 });
      doc.font(bold, TEXT).text(buyer.lines.map(printable).join('\n'), { lineGap: 3 });
    });
  }
  doc.moveDown(buyer ? 1.6 : 2.2);
  write('H1', title, () => doc.font(bold, 30).text(title));
  doc.moveDown(0.4);
  for (const line of facts) writeFact(doc, write, line);
  doc.moveDown(1.4);
  for (const line of items) writeAmount(doc, write, line, { size: TEXT, font: regular });
  drawRule(doc);
  writeAmount(doc, write, total, { size: 16, font: bold });
  doc.moveDown(0.4);
  for (const line of vat) writeAmount(doc, write, line, { size: TEXT, font: regular });
  doc.moveDown(2);
  for (const note of notes)
    write('P', note, () => doc.font(regular, TEXT).text(printable(note), MARGIN, doc.y, { lineGap: 3, paragraphGap: 8 }));
  page.end();
}

/** A fact: what it is, and beside it what it says. */
function writeFact(doc: Doc, write: Writer, [label, value]: Line): void {
  const top = doc.y;
  write('P', `${label}: ${value}`, () => {
    doc.font(regular, TEXT).text(printable(label), MARGIN, top, { width: LABEL_WIDTH - 12 });
    const below = doc.y;
    doc.font(bold, TEXT).text(printable(value), MARGIN + LABEL_WIDTH, top, { width: widthOf(doc) - LABEL_WIDTH });
    doc.y = Math.max(doc.y, below) + 5;
  });
  doc.x = MARGIN;
}

/** What it is at the left, the amount at the right margin. */
function writeAmount(doc: Doc, write: Writer, [label, value]: Line, { size, font }: { size: number; font: string }): void {
  const top = doc.y;
  write('P', `${label}: ${value}`, () => {
    doc.font(font, size).text(printable(label), MARGIN, top, { width: widthOf(doc) - 130 });
    const below = doc.y;
    doc.text(printable(value), MARGIN, top, { width: widthOf(doc), align: 'right' });
    doc.y = Math.max(doc.y, below) + 6;
  });
  doc.x = MARGIN;
}

function drawRule(doc: Doc): void {
  doc.markContent('Artifact');
  const top = doc.y + 2;
  doc
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + widthOf(doc), top)
    .lineWidth(1)
    .stroke(RULE);
  doc.endMarkedContent();
  doc.y = top + 10;
}

const widthOf = (doc: Doc): number => doc.page.width - 2 * MARGIN;
/** The letters have no narrow space, with which French parts its thousands. */
const printable = (text: string): string => text.replaceAll('\u202F', '\u00A0');
