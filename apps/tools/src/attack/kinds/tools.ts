import { ClearFault } from '../../clear-fault.js';
import { caddyPackage } from '../../services/caddy.js';
import { debianProgram, type DebianProgram, type Program } from '../../services/debian-program.js';
import { ForwardProxy } from '../forward-proxy.js';
import { plantedEndpoints, startPlantedInjections } from '../planted-injections.js';
import { Findings, type KindReport } from '../report.js';
import { versionOf } from '../run-program.js';
import { probeEndpoint, sqlmapPackage, type EndpointVerdict } from '../sqlmap.js';
import { sqlmapEndpoints } from '../sqlmap-endpoints.js';
import type { AttackStage } from '../stage.js';
import { requireLoopbackTls } from '../target.js';
import { judgeTls, testsslPackage } from '../testssl.js';
import { speaks, startTlsProxy, type TlsProxy } from '../tls-proxy.js';
import { startWeakTlsServer, weaknesses } from '../weak-tls-server.js';

/** Where TLS is judged when it is not the proxy of production, started before the product. */
export interface ToolsWish {
  readonly tls: string | undefined;
}

/** Programs that others wrote to find what nobody here thought of. Each has to find what was broken on purpose first. */
export const tools =
  ({ tls }: ToolsWish) =>
  async (stage: AttackStage): Promise<KindReport> => {
    const findings = new Findings('tools');
    const sqlmap = await programOr(sqlmapPackage, findings, stage.log);
    if (sqlmap) {
      await injectPlanted(stage, sqlmap, findings);
      await injectAll(stage, sqlmap, findings);
    }
    const testssl = await programOr(testsslPackage, findings, stage.log);
    if (testssl) await probeWeak(testssl, stage.log, findings);
    await probeTls(stage, { tls, testssl }, findings);
    return findings.report();
  };

/** Undefined, and said so, where the program is not to be had. */
async function programOr(wanted: DebianProgram, findings: Findings, log: (line: string) => void): Promise<Program | undefined> {
  try {
    const program = await debianProgram(wanted, log);
    findings.note(`${wanted.name} ${versionOf(program, wanted)}`);
    return program;
  } catch (fault) {
    if (!(fault instanceof ClearFault)) throw fault;
    findings.lack(fault.message);
    return undefined;
  }
}

async function injectPlanted({ databaseUrl, log }: AttackStage, program: Program, findings: Findings): Promise<void> {
  if (databaseUrl === undefined) {
    findings.skip('whether sqlmap finds what was broken on purpose: the database of --target is not known');
    return;
  }
  const server = await startPlantedInjections(databaseUrl);
  const proxy = await ForwardProxy.to(server.port);
  try {
    const call = { url: `http://127.0.0.1:${server.port}`, host: `127.0.0.1:${server.port}`, cookie: '' };
    for (const endpoint of plantedEndpoints) {
      const verdict = await probeEndpoint(program, proxy, call, endpoint);
      findings.tried();
      log(
        `  sqlmap: planted ${endpoint.path}: ${verdict.injections.map(({ techniques }) => techniques).join() || 'nothing'} (${figures(verdict)})`,
      );
      if (verdict.injections.length === 0)
        findings.find(`planted ${endpoint.path}`, `sqlmap is blind: it does not find what was broken on purpose. ${verdict.untried ?? ''}`);
    }
    findings.note(`sqlmap was tried at ${plantedEndpoints.length} endpoints that were broken on purpose`);
  } finally {
    await proxy.close();
    await server.stop();
  }
}

async function injectAll({ target, people, log }: AttackStage, program: Program, findings: Findings): Promise<void> {
  const proxy = await ForwardProxy.to(target.port);
  let asked = 0;
  try {
    for (const [at, endpoint] of sqlmapEndpoints.entries()) {
      const all = people.of(endpoint.as);
      const who = all[at % Math.max(1, all.length)];
      if (!who) {
        findings.skip(`sqlmap at ${endpoint.path}: nobody here is ${endpoint.as}`);
        continue;
      }
      const verdict = await probeEndpoint(program, proxy, { url: target.url, host: target.host, cookie: who.cookie }, endpoint);
      findings.tried();
      asked += [...verdict.answers.values()].reduce((sum, times) => sum + times, 0);
      log(`  sqlmap: ${endpoint.path} as ${endpoint.as} (${figures(verdict)})`);
      if (verdict.injections.length > 0) findings.find(endpoint.path, verdict.shown || JSON.stringify(verdict.injections), verdict.again);
      if (verdict.faults[0] !== undefined)
        findings.find(endpoint.path, `${verdict.faults.length} times ${verdict.faults[0]}`, verdict.again);
      if (verdict.untried !== undefined) findings.skip(`${endpoint.path}: ${verdict.untried}`);
    }
    findings.note(`sqlmap sent ${asked} requests to ${sqlmapEndpoints.length} endpoints of the product`);
  } finally {
    await proxy.close();
  }
}

const figures = ({ answers }: EndpointVerdict): string => [...answers].map(([status, times]) => `${times} × ${status}`).join(', ');

async function probeWeak(program: Program, log: (line: string) => void, findings: Findings): Promise<void> {
  const server = await startWeakTlsServer();
  try {
    log(`  testssl: a server that was broken on purpose`);
    const { failures, untried } = await judgeTls(program, server.port, ['--protocols', '--std']);
    findings.tried();
    const unseen = weaknesses.filter((weakness) => !failures.some(({ id }) => id === weakness));
    if (unseen.length > 0)
      findings.find('planted TLS', `testssl is blind: it does not find ${unseen.join(', ')}, broken on purpose. ${untried ?? ''}`);
    findings.note(`testssl found in a server that was broken on purpose: ${failures.map(({ id }) => id).join(', ')}`);
  } finally {
    await server.stop();
  }
}

/** What speaks TLS: the proxy that was named, else that of production, started before the product. */
async function probeTls(
  { target, people, log }: AttackStage,
  { tls, testssl }: ToolsWish & { readonly testssl: Program | undefined },
  findings: Findings,
): Promise<void> {
  const proxy = tls === undefined ? await caddyBefore(target.port, log, findings) : { url: requireLoopbackTls(tls), stop: async () => {} };
  if (!proxy) return;
  try {
    const port = Number(new URL(proxy.url).port || 443);
    for (const [version, is] of [
      ['TLSv1', false],
      ['TLSv1.1', false],
      ['TLSv1.2', true],
      ['TLSv1.3', true],
    ] as const) {
      findings.tried();
      if ((await speaks(port, version)) !== is) findings.find(proxy.url, is ? `does not speak ${version}` : `speaks ${version}`);
    }
    await findCompressedSecrets({ target, people }, findings);
    if (!testssl) return;
    log(`  testssl: ${proxy.url}`);
    // Not the certificate: here it is one of the proxy's own making.
    const { failures, asked, untried } = await judgeTls(testssl, port, ['--protocols', '--std', '--vulnerable']);
    findings.tried(asked);
    for (const { id, severity, finding } of failures) findings.find(proxy.url, `${severity} ${id}: ${finding}`);
    if (untried !== undefined) findings.skip(`${proxy.url}: ${untried}`);
    findings.note(`testssl judged ${asked} things of ${proxy.url}`);
  } finally {
    await proxy.stop();
  }
}

/** BREACH: what a foreign page leads a member to is not compressed, lest its length tell what is in it. No proxy of ours compresses, so the product is asked. */
async function findCompressedSecrets({ target, people }: Pick<AttackStage, 'target' | 'people'>, findings: Findings): Promise<void> {
  for (const path of ['/members', '/chats', '/settings', '/nowhere', '/api/members', '/api/chats']) {
    const { headers } = await target.ask(people.victim, {
      path,
      headers: { 'accept-encoding': 'gzip, br', 'sec-fetch-site': 'cross-site' },
    });
    findings.tried();
    if (headers['content-encoding'] !== undefined)
      findings.find(`${path} as a member`, `is compressed (${headers['content-encoding']}) where a foreign page leads to it: BREACH`);
  }
}

async function caddyBefore(productPort: string, log: (line: string) => void, findings: Findings): Promise<TlsProxy | undefined> {
  const caddy = await programOr(caddyPackage, findings, log);
  return caddy && (await startTlsProxy(caddy, productPort));
}
