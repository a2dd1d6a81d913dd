import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.js';
import type { Operation, Parameter } from './operations.js';
import { arbitraryOf, type Wish } from './schema-arbitrary.js';
import type { Schema } from './schema.js';

/** One call of an operation as somebody sends it who wants to break it. */
export interface HostileCall {
  /** From the slash on, with its query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const EDGE = 'attack-edge';
/** What stands in a header is letters of one byte, without an end of line. */
const fitsHeader = /^[\t\u0020-\u007e\u00a0-\u00ff]{0,500}$/;

export function callsOf(operation: Operation, wish: Wish): fc.Arbitrary<HostileCall> {
  return fc
    .tuple(pathsOf(operation, wish), queriesOf(operation, wish), headersOf(), bodiesOf(operation, wish))
    .map(([path, query, headers, { type, body }]) => ({
      address: query === '' ? path : `${path}?${query}`,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    }));
}

/** As a browser writes it; half a letter becomes the sign for "unknown". */
const encoded = (value: unknown): string => encodeURIComponent(Buffer.from(textOf(value)).toString());
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const inAddress = ({ schema }: Parameter, wish: Wish): fc.Arbitrary<string> =>
  fc.oneof({ weight: 5, arbitrary: arbitraryOf(schema, wish) }, { weight: 1, arbitrary: hostileText() }).map(encoded);

function pathsOf({ path, parameters }: Operation, wish: Wish): fc.Arbitrary<string> {
  const parts = parameters.filter(({ in: where }) => where === 'path');
  return fc
    .tuple(...parts.map((part) => inAddress(part, wish).map((text) => text.slice(0, 200))))
    .map((texts) => parts.reduce((address, { name }, at) => address.replace(`{${name}}`, texts[at] ?? ''), path));
}

function queriesOf({ parameters }: Operation, wish: Wish): fc.Arbitrary<string> {
  const known = parameters
    .filter(({ in: where }) => where === 'query')
    .map((parameter) => {
      const given = inAddress(parameter, wish).map((text) => `${parameter.name}=${text}`);
      return fc.option(given, { nil: '', freq: parameter.required === true ? 9 : 1 });
    });
  const more = fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('__proto__=1', 'limit=1&limit=2', 'a[b][c]=1', '&&&=', '%', 'limit[]=1') },
  );
  return fc.tuple(...known, more).map((texts) => texts.filter(Boolean).join('&'));
}

function headersOf(): fc.Arbitrary<Record<string, string>> {
  const names = fc.constantFrom(
    'idempotency-key',
    'accept-language',
    'user-agent',
    'range',
    'if-none-match',
    'accept',
    'x-request-id',
    'traceparent',
  );
  const values = hostileText().filter((text) => fitsHeader.test(text));
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.tuple(names, values).map(([name, value]) => ({ [name]: value })) },
  );
}

type Body = { readonly type: string; readonly body: string | undefined };

function bodiesOf({ body: schema, bodyType }: Operation, wish: Wish): fc.Arbitrary<Body> {
  if (!schema) return fc.constant({ type: '', body: undefined });
  if (bodyType === 'multipart/form-data') return formsOf(schema, wish).map((body) => ({ type: `${bodyType}; boundary=${EDGE}`, body }));
  const json = arbitraryOf(schema, wish).map((value) => JSON.stringify(value));
  const cut = fc.tuple(json, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
  const doubled = json.map((text) => text.replace(/^\{"(\w+)":/, '{"$1":null,"$1":'));
  const types = fc.constantFrom('application/json; charset=utf-16', 'application/json-patch+json', 'text/plain', 'application/xml');
  return fc.oneof(
    { weight: 14, arbitrary: json.map((body) => ({ type: 'application/json', body })) },
    { weight: 1, arbitrary: cut.map((body) => ({ type: 'application/json', body })) },
    { weight: 1, arbitrary: doubled.map((body) => ({ type: 'application/json', body })) },
    { weight: 1, arbitrary: hostileValue().map((value) => ({ type: 'application/json', body: textOf(value) })) },
    { weight: 1, arbitrary: fc.tuple(types, json).map(([type, body]) => ({ type, body })) },
  );
}

/** A form whose fields are right here and there, and whose file is none. */
function formsOf({ properties = {} }: Schema, wish: Wish): fc.Arbitrary<string> {
  const parts = Object.entries(properties).map(([name, schema]) => {
    const isFile = schema.format === 'binary';
    const values = isFile ? fc.string({ unit: 'binary-ascii', maxLength: 500 }) : arbitraryOf(schema, wish).map(textOf);
    const names = hostileText().map((text) => text.replaceAll(/["\r\n]/g, ''));
    return fc.option(
      fc.tuple(values, names).map(([value, file]) => {
        const more = isFile ? `; filename="${file}"\r\ncontent-type: image/jpeg` : '';
        return `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
      }),
      { nil: '', freq: 8 },
    );
  });
  return fc.tuple(...parts).map((texts) => `${texts.join('')}--${EDGE}--\r\n`);
}
