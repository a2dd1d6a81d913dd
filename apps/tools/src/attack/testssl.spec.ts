import { describe, expect, it } from '@jest/globals';
import { entriesIn, failuresAmong } from './testssl.js';

const line = (id: string, severity: string, finding: string) => ({ id, ip: 'localhost/127.0.0.1', port: '8443', severity, finding });
const idsOf = (...lines: object[]) => failuresAmong(entriesIn(JSON.stringify(lines))).map(({ id }) => id);

describe('the judgements of testssl', () => {
  it('fail from the severity of old versions of TLS on', () => {
    const found = idsOf(
      line('TLS1', 'LOW', 'offered (deprecated)'),
      line('BEAST', 'MEDIUM', 'VULNERABLE'),
      line('cert_revocation', 'HIGH', 'Neither CRL nor OCSP URI provided'),
      line('cipherlist_NULL', 'CRITICAL', 'offered'),
      line('scanProblem', 'FATAL', 'no answer'),
    );
    expect(found).toEqual(['TLS1', 'BEAST', 'cert_revocation', 'cipherlist_NULL', 'scanProblem']);
  });

  it('pass where all is well, and where testssl speaks of itself', () => {
    expect(
      idsOf(
        line('BREACH', 'MEDIUM', 'potentially VULNERABLE, gzip HTTP compression detected'),
        line('TLS1_3', 'OK', 'offered'),
        line('service', 'INFO', 'HTTP'),
        line('engine_problem', 'WARN', 'no support of GOST'),
      ),
    ).toEqual([]);
  });

  it('are not judged by half', () => {
    expect(() => entriesIn('[{"id":"TLS1","severity":"LOW"')).toThrow();
    expect(() => entriesIn('[{"id":"TLS1"}]')).toThrow();
  });
});
