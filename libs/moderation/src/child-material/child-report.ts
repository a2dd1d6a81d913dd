import { createHash } from 'node:crypto';
import type { Locale } from '#contracts';
import { countryName, wordsFor } from '#i18n';
import type { ChildMaterial } from './child-materials.repository.js';
import type { Dossier } from './dossier.js';

/** Who makes the report, and what they say besides what was found. */
export interface ReportFacts {
  readonly material: Pick<ChildMaterial, 'id' | 'reference' | 'at' | 'keepUntil' | 'memberId'>;
  readonly dossier: Dossier;
  readonly finder: string;
  readonly writtenAt: Date;
  readonly site: { readonly name: string; readonly hosts: readonly string[]; readonly email: string; readonly phone: string };
  readonly company: Readonly<Record<'name' | 'address' | 'city' | 'country' | 'kvk', string>>;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * What the authority gets: who, when, with which devices, which items with their hashes, who told of it. Neither pictures nor words of them: those
 * are handed over when the authority asks.
 */
export function reportRecord({ material, dossier, finder, writtenAt, site, company }: ReportFacts) {
  const { person, visits, orders, pictures, messages, notices } = dossier;
  return {
    version: 1,
    reference: material.reference,
    found_at: material.at.toISOString(),
    found_by: finder,
    written_at: writtenAt.toISOString(),
    kept_until: material.keepUntil.toISOString(),
    provider: { site: site.name, addresses: [...site.hosts], email: site.email, phone: site.phone, company },
    person: {
      id: material.memberId,
      email: person.email,
      name: person.name,
      birth_date: person.birthDate,
      gender: person.gender,
      country: person.country,
      region: person.region,
      town: person.town,
      language: person.language,
      signed_up_at: person.signedUpAt,
      confirmed_at: person.confirmedAt,
      came_by: person.tracking,
    },
    visits: visits.map(({ from, until, device }) => ({ from, until, device })),
    orders: orders.map(({ id, at, method, provider, providerId, state, network }) => ({
      id,
      at,
      method,
      payment: [provider, providerId].filter(Boolean).join(' '),
      state,
      network_country: network,
    })),
    pictures: pictures.map(({ kind, id, at, sentTo, sha256, bytes }) => ({ kind, id, at, sent_to: sentTo, sha256, bytes })),
    messages: messages.map(({ chatId, seq, at, own, senderId, kind, text }) => ({
      conversation: chatId,
      number: seq,
      at,
      by_person: own,
      sender: senderId,
      kind,
      sha256: hashOf(text),
    })),
    notices: notices.map(({ number, at, reason, memberId, name, email }) => ({ number, at, reason, member: memberId, name, email })),
  };
}

export type ReportRecord = ReturnType<typeof reportRecord>;

type Line = readonly [label: string, value: string | number | null | undefined];
const lines = (all: readonly Line[]): string[] =>
  all.flatMap(([label, value]) => (value === null || value === undefined || value === '' ? [] : [`${label}: ${value}`]));

/** The same to read, in the language of the country. */
export function reportText(facts: ReportFacts, locale: Locale): string {
  const record = reportRecord(facts);
  const { sections, labels, kinds, ...words } = wordsFor(locale).childReport;
  const { provider, person } = record;
  const { company } = provider;
  const place = [person.town, person.region, person.country && countryName(person.country, locale)].filter(Boolean).join(', ');
  const each = <Row>(rows: readonly Row[], told: (row: Row) => readonly Line[]): string[] =>
    rows.length === 0
      ? [words.none]
      : rows.flatMap((row, at) => [...(at > 0 ? [''] : []), `${at + 1}.`, ...lines(told(row)).map((line) => `   ${line}`)]);
  const parts: readonly (readonly [title: string, body: readonly string[]])[] = [
    [
      words.title,
      [
        words.intro.replaceAll('{company}', company.name).replaceAll('{site}', provider.site),
        '',
        ...lines([
          [labels.reference, record.reference],
          [labels.foundAt, record.found_at],
          [labels.foundBy, record.found_by],
          [labels.writtenAt, record.written_at],
          [labels.keptUntil, record.kept_until],
        ]),
      ],
    ],
    [
      sections.provider,
      lines([
        [labels.name, company.name],
        [labels.address, [company.address, company.city, countryName(company.country, locale)].filter(Boolean).join(', ')],
        [labels.companyNumber, company.kvk],
        [labels.site, [provider.site, ...provider.addresses].join(', ')],
        [labels.email, provider.email],
        [labels.phone, provider.phone],
      ]),
    ],
    [
      sections.person,
      lines([
        [labels.memberId, person.id],
        [labels.email, person.email],
        [labels.name, person.name],
        [labels.birthDate, person.birth_date],
        [labels.place, place],
        [labels.signedUp, person.signed_up_at],
        [labels.confirmed, person.confirmed_at],
      ]),
    ],
    [
      sections.visits,
      each(record.visits, ({ from, until, device }) => [
        [labels.from, from],
        [labels.until, until],
        [labels.device, device],
      ]),
    ],
    [
      sections.orders,
      each(record.orders, ({ at, method, payment, network_country: country }) => [
        [labels.at, at],
        [labels.method, method],
        [labels.payment, payment],
        [labels.network, country && countryName(country, locale)],
      ]),
    ],
    [
      sections.pictures,
      each(record.pictures, ({ kind, id, at, sent_to: sentTo, sha256, bytes }) => [
        [labels.kind, kinds[kind]],
        [labels.number, id],
        [labels.at, at],
        [labels.sentTo, sentTo],
        ['SHA-256', sha256 ?? words.lost],
        [labels.bytes, bytes],
      ]),
    ],
    [
      sections.messages,
      each(record.messages, ({ conversation, number, at, by_person: isOwn, sender, sha256 }) => [
        [labels.number, `${conversation}/${number}`],
        [labels.at, at],
        [labels.sender, isOwn ? `${sender} (${words.own})` : sender],
        ['SHA-256', sha256],
      ]),
    ],
    [
      sections.notices,
      each(record.notices, ({ number, at, reason, member, name, email }) => [
        [labels.number, number],
        [labels.at, at],
        [labels.reason, reason],
        [labels.memberId, member],
        [labels.name, name],
        [labels.email, email],
      ]),
    ],
    [sections.remarks, words.remarks.map((remark) => `- ${remark}`)],
  ];
  return `${parts.map(([title, body]) => [title.toUpperCase(), ...body].join('\n')).join('\n\n')}\n`;
}
