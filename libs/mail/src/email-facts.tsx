import { Column, Row, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import { small, text } from './email-styles.js';
import type { EmailFact } from './email.js';

/** One fact below the other: long ones, such as an account, need the whole width of a phone. */
export function Facts({ facts }: { facts: readonly EmailFact[] }) {
  return (
    <Section style={{ margin: '0 0 18px' }}>
      {facts.map(([label, value]) => (
        <Row key={label}>
          <Column style={{ padding: '0 0 10px' }}>
            <Text className="soft" style={{ ...small, margin: 0 }}>
              {label}
            </Text>
            <Text className="ink" style={{ ...text, margin: 0, fontWeight: 700 }}>
              {value.split('\n').map((line, index) => (
                <Fragment key={index}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  );
}
