import { requestValues } from '../../../texts/request-values';
import { dateOf } from '../../amounts';
import { tokenAmount } from '../token';
import {
  addressOf,
  fact,
  isSameAddress,
  numberOf,
  type ReadKnown,
  untilFact,
} from './known-reader';

/** A transfer that another account sends (EIP-3009). It needs no allowance. */
const transfer: ReadKnown = async ({ contract, message, own, token: ask }) => {
  if (!isSameAddress(message['from'], own)) return undefined;
  const token = await ask(contract);
  if (token.decimals === undefined) return undefined;
  const after = numberOf(message['validAfter']);
  const begin = after === 0n ? requestValues.now : (dateOf(after) ?? requestValues.never);
  return {
    steps: [
      {
        title: 'transferBySignature',
        facts: [
          fact('amount', tokenAmount(token, numberOf(message['value']))),
          fact('to', addressOf(message['to'])),
          fact('token', contract),
          fact('begins', begin),
          untilFact(numberOf(message['validBefore'])),
        ],
      },
    ],
    warnings: [],
  };
};

/** The end of such a transfer, before it was sent. */
const cancel: ReadKnown = async ({ contract, message, own, token: ask }) => {
  if (!isSameAddress(message['authorizer'], own)) return undefined;
  if ((await ask(contract)).decimals === undefined) return undefined;
  const facts = [fact('token', contract), fact('data', String(message['nonce']))];
  return { steps: [{ title: 'cancelTransfer', facts }], warnings: [] };
};

const FIELDS =
  '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)';

export const authorizations: Readonly<Record<string, ReadKnown>> = {
  [`TransferWithAuthorization${FIELDS}`]: transfer,
  [`ReceiveWithAuthorization${FIELDS}`]: transfer,
  'CancelAuthorization(address authorizer,bytes32 nonce)': cancel,
};
