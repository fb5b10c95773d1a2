import { addressOf, parseCaipAddress } from '../caip/caip-address';
import { formatCaipNetworkId } from '../caip/caip-network-id';
import { listOf, textOf } from '../outside/outside-object';
import { statementWithRights } from './recap';
import { formatSignInMessage } from './sign-in-text';
import { accountOfDidPkh, type Cacao, type SiwxSession } from './siwx-session';

/** What a wallet was asked to sign while it approved a pairing, as far as its answer has to repeat it. */
export interface CacaoQuestion {
  readonly domain: string;
  readonly uri: string;
  readonly nonce: string;
}

/**
 * The sign-in that `cacao` (CAIP-74) is the signature of: account and chain from its issuer, the text
 * rebuilt from its payload. `undefined` where it does not answer `question`, or its text would not be a
 * message by the letter of ERC-4361. Whether the signature is right is for the chain to say.
 */
export function sessionOfCacao(cacao: Cacao, question: CacaoQuestion): SiwxSession | undefined {
  const { p, s } = cacao;
  const account = accountOfDidPkh(p.iss);
  const uri = textOf(p, 'aud') ?? textOf(p, 'uri');
  const isAnswer =
    textOf(p, 'domain') === question.domain &&
    textOf(p, 'nonce') === question.nonce &&
    uri === question.uri;
  if (!account || !isAnswer) return undefined;
  const resources = (listOf(p, 'resources') ?? []).filter((one) => typeof one === 'string');
  const statement = statementWithRights(textOf(p, 'statement'), resources);
  const isReadable = statement !== undefined || textOf(p, 'statement') === undefined;
  const hasRights = resources.at(-1)?.startsWith('urn:recap:') ?? false;
  if (!isReadable || (hasRights && statement === undefined)) return undefined;
  const optional = {
    statement,
    expirationTime: textOf(p, 'exp'),
    notBefore: textOf(p, 'nbf'),
    requestId: textOf(p, 'requestId'),
  };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  const message = {
    domain: question.domain,
    accountAddress: addressOf(account),
    uri: question.uri,
    version: '1' as const,
    chainId: formatCaipNetworkId(parseCaipAddress(account)),
    nonce: question.nonce,
    issuedAt: textOf(p, 'iat') ?? '',
    ...Object.fromEntries(given),
    ...(resources.length > 0 && { resources }),
  };
  const text = textOf(p, 'version') === '1' ? formatSignInMessage(message) : undefined;
  if (!text?.ok) return undefined;
  return { data: message, message: text.text, signature: s.s, cacao };
}
