import { Body, Button, Column, Container, Head, Heading, Hr, Html, Link, Preview, Row, Section, Text } from '@react-email/components';
import type { CSSProperties } from 'react';
import { Enclosures } from './email-enclosures.js';
import { Facts } from './email-facts.js';
import { font, ruleColour, small, text } from './email-styles.js';
import type { Email } from './email.js';

const button: CSSProperties = {
  fontFamily: font,
  fontSize: '19px',
  lineHeight: '28px',
  fontWeight: 700,
  color: '#FFFFFF',
  backgroundColor: '#005C53',
  borderRadius: '12px',
  padding: '14px 28px',
  textAlign: 'center',
};
const digits: CSSProperties = { ...text, fontSize: '34px', lineHeight: '44px', fontWeight: 700, letterSpacing: '6px' };

const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #16181A !important; }
  .card { background-color: #202326 !important; }
  .ink { color: #F4F0EA !important; }
  .soft { color: #CFC8C2 !important; }
  .link { color: #6FD3C4 !important; }
  .button { background-color: #6FD3C4 !important; color: #101214 !important; }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important; } }`;

/** One column, large letters, one button; it reads the same without pictures, because there are none. */
export function EmailHtml({ email }: { email: Email }) {
  const { sender, action, code, stop } = email;
  return (
    <Html lang={email.lang} dir="ltr">
      <Head>
        <title>{email.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{dark}</style>
      </Head>
      <Preview>{email.preview}</Preview>
      <Body className="page" style={{ backgroundColor: '#FBF8F3', margin: 0, padding: '24px 8px' }}>
        <Container
          className="card"
          style={{ backgroundColor: '#FFFFFF', borderRadius: '20px', padding: '32px 36px', maxWidth: '600px', margin: '0 auto' }}
        >
          <Text style={{ ...text, fontWeight: 700 }}>
            <Link className="link" href={sender.url} style={{ color: '#005C53', textDecoration: 'none' }}>
              {sender.name}
            </Link>
          </Text>
          <Heading as="h1" className="ink" style={{ ...text, fontSize: '26px', lineHeight: '34px' }}>
            {email.subject}
          </Heading>
          {[email.greeting, ...email.paragraphs].map((line) => (
            <Text key={line} className="ink" style={text}>
              {line}
            </Text>
          ))}
          {email.facts && <Facts facts={email.facts} />}
          {email.entries && <Entries entries={email.entries} />}
          {email.sections && <Sections sections={email.sections} />}
          <Section style={{ margin: '8px 0 26px' }}>
            <Button className="button" href={action.url} style={button}>
              {action.label}
            </Button>
          </Section>
          {code && (
            <Section>
              <Text className="ink" style={{ ...text, margin: 0 }}>
                {code.intro}
              </Text>
              <Text className="ink" style={digits}>
                {code.digits}
              </Text>
            </Section>
          )}
          {email.notes.map((line) => (
            <Text key={line} className="ink" style={text}>
              {line}
            </Text>
          ))}
          {email.link && (
            <Text style={text}>
              <Link className="link" href={email.link.url} style={{ color: '#005C53', textDecoration: 'underline' }}>
                {email.link.label}
              </Link>
            </Text>
          )}
          <Text className="soft" style={small}>
            {action.ifItFails}
            <br />
            <Link className="link" href={action.url} style={{ color: '#005C53', wordBreak: 'break-all' }}>
              {action.url}
            </Link>
          </Text>
          <Text className="ink" style={text}>
            {email.goodbye}
          </Text>
          {email.enclosures && <Enclosures enclosures={email.enclosures} />}
          <Hr style={{ borderColor: ruleColour, margin: '28px 0 20px' }} />
          {email.footer.map((line) => (
            <Text key={line} className="soft" style={small}>
              {line}
            </Text>
          ))}
          {stop && (
            <Text style={small}>
              <Link className="link" href={stop.url} style={{ color: '#005C53' }}>
                {stop.label}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

/** As large as a finger, one below the other. */
function Entries({ entries }: { entries: NonNullable<Email['entries']> }) {
  return (
    <Section style={{ margin: '0 0 12px' }}>
      {entries.map(({ label, detail, url }) => (
        <Row key={url}>
          <Column style={{ padding: '6px 0 10px' }}>
            <Text style={{ ...text, margin: 0, fontSize: '19px', fontWeight: 700, wordBreak: 'break-word' }}>
              <Link className="link" href={url} style={{ color: '#005C53', textDecoration: 'underline' }}>
                {label}
              </Link>
            </Text>
            <Text className="ink" style={{ ...text, margin: 0 }}>
              {detail}
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  );
}

/** A heading for each text, which may be in another language than the mail. */
function Sections({ sections }: { sections: NonNullable<Email['sections']> }) {
  return sections.map(({ title, lang, paragraphs, link }) => (
    <Section key={title} style={{ margin: '0 0 12px' }}>
      <Row>
        <Column lang={lang} style={{ padding: '6px 0 0' }}>
          <Heading as="h2" className="ink" style={{ ...text, fontSize: '21px', lineHeight: '30px', margin: '0 0 10px' }}>
            {title}
          </Heading>
          {paragraphs.map((line) => (
            <Text key={line} className="ink" style={text}>
              {line}
            </Text>
          ))}
        </Column>
      </Row>
      <Text style={{ ...text, fontWeight: 700 }}>
        <Link className="link" href={link.url} style={{ color: '#005C53', textDecoration: 'underline' }}>
          {link.label}
        </Link>
      </Text>
    </Section>
  ));
}
