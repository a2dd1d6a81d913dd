export { drawFactSheet, drawOnOnePage, type FactSheet } from './fact-sheet.js';
export { MARGIN, TEXT, bold, drawPdf, makeRoom, printable, regular, widthOf, writeFact, type Doc, type Line, type Writer } from './pdf.js';
