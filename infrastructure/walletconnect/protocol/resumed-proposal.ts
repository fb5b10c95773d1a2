import { parsePairingUri } from '../../../domain/connection/pairing-uri';
import { attempt } from '../../../domain/outside/attempt';
import { numberOf, textOf } from '../../../domain/outside/untrusted-record';
import { isKey, keyPairOf, topicOf } from './envelope';
import type { Pairing, SentIds } from './pairing';
import { waitAlone } from './proposal-lock';
import type { Proposals } from './proposals';
import { nowS, type ProtocolCore } from './protocol-core';
import type { SentSignIn, SignIns } from './sign-ins';

export interface ResumedProposalDeps {
  readonly core: ProtocolCore;
  readonly proposals: Proposals;
  readonly loadSignIns: () => Promise<SignIns>;
}

/**
 * Waits again for the answer to what the page before has sent, by the text of `leaveProposal`. `undefined` where that is
 * over, or where another page waits.
 */
export async function resumeProposal(
  text: string,
  { core, loadSignIns, proposals }: ResumedProposalDeps,
): Promise<SentSignIn | undefined> {
  const { pairing, sent } = readLeft(text, core) ?? {};
  if (!pairing || !sent || pairing.expiry <= nowS(core)) return undefined;
  const { proposal, signIn } = sent;
  const waiting = await waitAlone(pairing.topic, async () => {
    // The page before may have had the time to settle it.
    const session = core.store.all().find(({ pairingTopic }) => pairingTopic === pairing.topic);
    if (session) return { session };
    if (signIn !== undefined) return (await loadSignIns()).wait(pairing, { proposal, signIn });
    return { session: await proposals.wait(pairing, proposal).done };
  });
  if (!waiting) return undefined;
  waiting.answer.catch(() => {});
  return { uri: pairing.uri, left: text, response: () => waiting.answer };
}

function readLeft(
  text: string,
  { metadata }: ProtocolCore,
): { readonly pairing: Pairing; readonly sent: SentIds } | undefined {
  const left: unknown = attempt(() => JSON.parse(text));
  const uri = textOf(left, 'uri') ?? '';
  const privateKey = textOf(left, 'privateKey');
  const proposal = numberOf(left, 'proposal');
  const { expiresAtMs, symKey } = parsePairingUri(uri) ?? {};
  const isWhole = expiresAtMs !== undefined && symKey !== undefined && proposal !== undefined;
  if (!isWhole || !isKey(privateKey)) return undefined;
  const keys = keyPairOf(privateKey);
  const self = { publicKey: keys.publicKey, metadata };
  const pairing = { topic: topicOf(symKey), symKey, expiry: expiresAtMs / 1000, uri, keys, self };
  return { pairing, sent: { proposal, signIn: numberOf(left, 'signIn') } };
}
