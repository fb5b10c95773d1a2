import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { approveElsewhere, type ShownRequest } from '../../src/use-cases/approve/approve-elsewhere';
import { base64url, fromBase64url } from '../../src/domain/bytes/base64url';
import * as texts from '../../src/adapters/window/sealed-text';
import { newRendezvousKey, type Ticket } from '../../src/adapters/window/ticket';
import { digestOf } from '../../src/domain/signing/request-digest';
import { wordsFor } from '../../src/use-cases/vault/new-words';
import { ShareInbox, passedShareIn } from '../../src/domain/vault/passed-share';

type Texts = Pick<typeof texts, 'openText' | 'sealText'>;

const file = 'apps/wallet-frame/src/adapters/window/sealed-text.ts';
const NONCE_BYTES = 12;
const site = 'https://site.test';

/** What the service makes of a question that it keeps: an answer in the window's place. */
type Answering = (question: string, own: Texts) => Promise<string>;

/** The frame leaves a question at the service, and opens the answer that the service gives. */
const asked =
  (own: Texts, key: Ticket['key'], answering: Answering) =>
  async (_task: string, question: object): Promise<unknown> =>
    own.openText(
      key,
      'answer',
      await answering(await own.sealText(key, 'question', question), own),
    );

/** What a service reads of a sealed text. @throws where it is sealed. */
function readOf(text: string): Readonly<Record<string, unknown>> {
  const bytes = fromBase64url(text).slice(NONCE_BYTES);
  return JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
}

/** A text in the form of an answer, under a key of the service's own. */
const saying = async (value: object, own: Texts): Promise<string> =>
  own.sealText(newRendezvousKey(), 'answer', value);

/** Approves what it can read, or else whatever it is. */
const approving: Answering = async (question, own) => {
  try {
    const { account, network, reading, requests } = readOf(question);
    const digest = digestOf({ site, account, network, reading, requests });
    return await saying({ isApproved: true, digest }, own);
  } catch {
    return saying({ isApproved: true }, own);
  }
};

/** Gives the question back as its answer. */
const reflecting: Answering = (question) => Promise.resolve(question);

/** Changes one byte of the question, and gives it back. */
const changing: Answering = (question) => {
  const bytes = fromBase64url(question);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return Promise.resolve(base64url(bytes));
};

/** Whether the frame takes a request for approved that no window has seen. */
async function isApproved(own: Texts, answering: Answering): Promise<boolean> {
  const shown: ShownRequest = {
    site,
    account: '0x1',
    network: 'Ethereum',
    requests: [{ kind: 'evmMessage' }],
    reading: { steps: [], warnings: [], isUnderstood: true, raw: '0x' },
  };
  const walletWindow = { ask: asked(own, newRendezvousKey(), answering) };
  return approveElsewhere(walletWindow, shown).catch(() => false);
}

/** The key share of the service's own words, for the key that it reads in the question. */
const passing =
  (made: { words: string }): Answering =>
  async (question, own) => {
    try {
      const { words, ...passed } = await wordsFor(String(readOf(question)['to']), 'pbkdf2-sha256');
      made.words = words;
      return await saying(passed, own);
    } catch {
      return saying({}, own);
    }
  };

/** Whether the words of the service are those that the wallet would open by. */
async function isPassed(own: Texts): Promise<boolean> {
  const inbox = new ShareInbox();
  const made = { words: '' };
  const ask = asked(own, newRendezvousKey(), passing(made));
  const question = { kind: 'words', to: await inbox.open() };
  const passed = await ask('words', question).catch(() => undefined);
  if (passed === undefined) return false;
  await inbox.take(passedShareIn(passed));
  return made.words !== '';
}

/** Texts that the service can read and write. */
const control = (): Promise<Texts> =>
  withoutDefence<Texts>(
    file,
    {
      file,
      find: 'const sealed = await crypto.subtle.encrypt(boundTo(kind, iv), key, bytes);',
      put: 'const sealed = bytes;',
    },
    {
      file,
      find: 'const opened = await crypto.subtle.decrypt(boundTo(kind, iv), key, sealed);',
      put: 'const opened = sealed;',
    },
  );

it.each([
  ['says so', approving],
  ['gives the question back', reflecting],
  ['gives it back with another byte', changing],
] as const)(
  '[E8.f] approves no request in the window’s place where it %s',
  async (_, answering) => {
    expect(await isApproved(texts, answering)).toBe(false);
  },
);

it('[E8.f] has no words of its own open the wallet', async () => {
  expect(await isPassed(texts)).toBe(false);
});

it('[E8.f control] approves it, and opens the wallet, where the texts are not sealed', async () => {
  const own = await control();
  expect(await isApproved(own, approving)).toBe(true);
  expect(await isPassed(own)).toBe(true);
});
