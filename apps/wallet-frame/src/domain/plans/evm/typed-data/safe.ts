import { AbiWords } from '../abi-words';
import { readCall } from '../read-call';
import { addressOf, fact, type KnownData, numberOf, type ReadKnown } from './known-reader';

const IS_OWNER = '0x2f54bf6e';
const DELEGATE_CALL = 1n;

/** A transaction of a Safe, which sends it once enough of its owners have signed. */
const transaction: ReadKnown = async (data) => {
  const { contract, message } = data;
  if (!(await isOwner(data))) return undefined;
  const to = addressOf(message['to']);
  const safe = { title: 'safe', facts: [fact('from', contract)] } as const;
  if (numberOf(message['operation']) === DELEGATE_CALL) {
    return {
      steps: [{ ...safe, facts: [...safe.facts, fact('contract', to)] }],
      warnings: ['delegateCall'],
    };
  }
  // What the Safe pays back for the gas may be any amount of any token.
  if (numberOf(message['operation']) !== 0n || numberOf(message['gasPrice']) !== 0n) {
    return undefined;
  }
  const call = { to, value: numberOf(message['value']), data: String(message['data']) };
  const read = await readCall(call, data);
  return read.isUnderstood ? { steps: [safe, ...read.steps], warnings: read.warnings } : undefined;
};

/** Whether the contract says that the visitor's account is one of its owners. */
async function isOwner({ contract, node, own }: KnownData): Promise<boolean> {
  const data = `${IS_OWNER}${own.slice(2).toLowerCase().padStart(64, '0')}`;
  const answer = await node('eth_call', [{ to: contract, data }, 'latest']).catch(() => '');
  const words = new AbiWords(String(answer).slice(2));
  return words.isExactly(1) && words.number(0) === 1n;
}

export const safe: Readonly<Record<string, ReadKnown>> = {
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)':
    transaction,
};
