import { Column, Heading, Hr, Row, Section, Text } from '@react-email/components';
import { Facts } from './email-facts.js';
import { heading, ruleColour, small, text } from './email-styles.js';
import type { EmailFact, Enclosure, EnclosurePart } from './email.js';

/** Each below a line of its own: the mail ends above, and who looks something up later finds it by its title. */
export function Enclosures({ enclosures }: { enclosures: readonly Enclosure[] }) {
  return enclosures.map(({ title, parts }) => (
    <Section key={title}>
      <Hr style={{ borderColor: ruleColour, margin: '12px 0 22px' }} />
      <Heading as="h2" className="ink" style={heading}>
        {title}
      </Heading>
      {parts.map((part, index) => (
        <Part key={`${part.kind}-${index}`} part={part} />
      ))}
    </Section>
  ));
}

function Part({ part }: { part: EnclosurePart }) {
  switch (part.kind) {
    case 'text':
      return (
        <Text className="ink" style={text}>
          {part.text}
        </Text>
      );
    case 'quotation':
      return (
        <ul className="ink" lang={part.lang} style={{ ...text, paddingLeft: '24px' }}>
          {part.lines.map((line) => (
            <li key={line} style={{ margin: '0 0 8px', fontWeight: 700 }}>
              {line}
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return <Facts facts={part.facts} />;
    case 'form':
      return <Form lines={part.lines} />;
  }
}

/** To be printed and filled in by hand, or copied into an answer: in a frame, with lines to write on. */
function Form({ lines }: { lines: readonly EmailFact[] }) {
  return (
    <Section style={{ border: `1px solid ${ruleColour}`, borderRadius: '12px', padding: '18px 18px 8px', margin: '0 0 18px' }}>
      {lines.map(([label, value]) => (
        <Row key={label}>
          <Column style={{ padding: '0 0 14px' }}>
            <Text className="soft" style={{ ...small, margin: 0 }}>
              {label}
            </Text>
            {value ? (
              <Text className="ink" style={{ ...text, margin: 0, fontWeight: 700 }}>
                {value}
              </Text>
            ) : (
              <Text style={{ ...text, lineHeight: '40px', margin: 0, borderBottom: `1px solid ${ruleColour}` }}>&nbsp;</Text>
            )}
          </Column>
        </Row>
      ))}
    </Section>
  );
}
