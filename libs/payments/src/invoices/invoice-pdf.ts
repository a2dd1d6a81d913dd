import { numberText } from './invoice-content.js';
import { invoiceText, type InvoiceText, type Paper } from './invoice-text.js';
import {
  bold,
  drawPdf,
  makeRoom,
  MARGIN,
  printable,
  regular,
  TEXT,
  widthOf,
  writeFact,
  type Doc,
  type Line,
  type Writer,
} from '../pdf/index.js';

const RULE = '#8A8287';

/** The paper as a PDF: one page. The same paper gives the same bytes for ever. */
export function drawInvoice(paper: Paper & { readonly issuedAt: Date }): Promise<Buffer> {
  const text = invoiceText(paper);
  const { lang, seller } = text;
  const facts = { lang, title: `${text.title} ${numberText(paper)}`, author: seller.name, createdAt: paper.issuedAt };
  return drawPdf(facts, (doc, write) => draw(doc, write, text));
}

function draw(doc: Doc, write: Writer, { seller, buyer, title, facts, items, total, vat, notes }: InvoiceText): void {
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
}

/** What it is at the left, the amount at the right margin. */
function writeAmount(doc: Doc, write: Writer, [label, value]: Line, { size, font }: { size: number; font: string }): void {
  makeRoom(doc.font(font, size), doc.heightOfString(printable(label), { width: widthOf(doc) - 130 }));
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
