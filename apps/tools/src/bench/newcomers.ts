import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const AT_ONCE = 4;
const TRIES = 60;
const PAUSE_MS = 500;
/** Utrecht, by its GeoNames number. */
const UTRECHT = 2_745_912;

/** So many people sign up, a few at a time; `after` is told how many there are. Their addresses. */
export async function signUpMany(
  url: string,
  many: number,
  { run, network, after }: { readonly run: string; readonly network: number; readonly after: (count: number) => void },
): Promise<string[]> {
  // Each run comes from a network of its own: only so many new addresses are taken from one.
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.${network}.1` });
  const addresses = Array.from({ length: many }, (_one, index) => `p${index}.${run}@mail.example`);
  const waiting = [...addresses];
  let count = 0;
  const work = async () => {
    for (let email = waiting.shift(); email; email = waiting.shift()) {
      await signUp(url, agent, email);
      after((count += 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  return addresses;
}

/** Tries again while a part of the product is away, as a person does. */
async function signUp(url: string, agent: Agent, email: string): Promise<void> {
  const body = JSON.stringify({
    email,
    password: 'Heidebloem-61-uit',
    name: 'Annelore',
    date_of_birth: '1962-05-04',
    gender: 'female',
    sought_sex: 'both',
    country: 'NL',
    town_id: UTRECHT,
    signup_message: 'I like walking and good bread.',
    terms_version: '2023-12-01T12:00:00Z',
    language: 'en',
  });
  let answer: number | undefined;
  for (let turn = 0; turn < TRIES; turn += 1) {
    answer = await post(`${url}/api/signup`, agent, body);
    // 409: the answer to the try before was lost.
    if (answer === 201 || (turn > 0 && answer === 409)) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`the sign-up was answered ${answer}`);
}

const post = (url: string, agent: Agent, body: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    call.once('error', () => resolve(undefined));
    call.end(body);
  });
