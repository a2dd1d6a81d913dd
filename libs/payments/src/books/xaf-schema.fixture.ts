import { readFile } from 'node:fs/promises';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

/** What the format says against a file; empty when nothing. */
export async function faultsOfAuditfile(xml: string): Promise<string[]> {
  const schema = XmlDocument.fromString(await readFile(new URL('./auditfile.fixture.xsd', import.meta.url), 'utf8'));
  const validator = XsdValidator.fromDoc(schema);
  const file = XmlDocument.fromString(xml);
  try {
    validator.validate(file);
    return [];
  } catch (fault) {
    return [String(fault instanceof Error ? fault.message : fault)];
  } finally {
    file.dispose();
    validator.dispose();
    schema.dispose();
  }
}

export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
