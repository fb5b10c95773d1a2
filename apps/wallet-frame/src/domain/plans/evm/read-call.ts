import type { Fact, Step } from '../../readings/reading';
import { checksumAddress } from '../../accounts/evm-address';
import { ENTRY_POINT } from '../../signing/entry-point';
import type { Warning } from '../../texts/english';
import { formatUnits } from '../../../../../../domain/number/decimal';
import { AbiWords } from './abi-words';
import { allOf, isCollection, isUnlimited, type Token, tokenAmount } from './token';

/** What one call does. */
export interface ReadCall {
  readonly steps: readonly Step[];
  readonly warnings: readonly Warning[];
  readonly isUnderstood: boolean;
}

export interface Call {
  /** Absent where the call makes a contract. */
  readonly to?: string;
  readonly value: bigint;
  readonly data: string;
}

export interface ReadCallDeps {
  readonly token: (address: string) => Promise<Token>;
  readonly native: { readonly symbol: string; readonly decimals: number };
}

type Decode = (
  words: AbiWords,
  contract: string,
  deps: ReadCallDeps,
) => Promise<ReadCall | undefined>;

const fact = (label: Fact['label'], value: string): Fact => ({ label, value });

const allow: Decode = async (words, contract, deps) => {
  const [spender, amount] = [words.address(0), words.number(1)];
  if (!words.isExactly(2) || spender === undefined || amount === undefined) return undefined;
  return allowance(await deps.token(contract), spender, amount);
};

/** The calls that are known, by their selector. Each is read completely, or counts as unknown. */
const decoders: Readonly<Record<string, Decode>> = {
  a9059cbb: async (words, contract, deps) => {
    const [to, amount] = [words.address(0), words.number(1)];
    if (!words.isExactly(2) || to === undefined || amount === undefined) return undefined;
    const token = await deps.token(contract);
    return known('sendToken', [
      fact('amount', tokenAmount(token, amount)),
      fact('to', to),
      fact('token', contract),
    ]);
  },
  '23b872dd': async (words, contract, deps) => {
    const [from, to, amount] = [words.address(0), words.address(1), words.number(2)];
    if (!words.isExactly(3) || from === undefined || to === undefined || amount === undefined) {
      return undefined;
    }
    const token = await deps.token(contract);
    const isNft = isCollection(token);
    // The number may be an amount as well.
    if (!isNft && token.decimals === undefined) return undefined;
    return known(isNft ? 'sendNft' : 'takeToken', [
      isNft ? fact('item', String(amount)) : fact('amount', tokenAmount(token, amount)),
      fact('from', from),
      fact('to', to),
      fact(isNft ? 'collection' : 'token', contract),
    ]);
  },
  '095ea7b3': allow,
  '39509351': allow, // increaseAllowance
  '42842e0e': (words, contract) => {
    const [from, to, item] = [words.address(0), words.address(1), words.number(2)];
    if (!words.isExactly(3) || from === undefined || to === undefined || item === undefined) {
      return Promise.resolve(undefined);
    }
    const facts = [fact('item', String(item)), fact('from', from), fact('to', to)];
    return Promise.resolve(known('sendNft', [...facts, fact('collection', contract)]));
  },
  a22cb465: (words, contract) => {
    const [spender, isAllowed] = [words.address(0), words.number(1)];
    if (!words.isExactly(2) || spender === undefined || isAllowed === undefined || isAllowed > 1n) {
      return Promise.resolve(undefined);
    }
    const facts = [fact('spender', spender), fact('collection', contract)];
    return Promise.resolve({
      ...known(isAllowed === 1n ? 'allowAll' : 'disallowAll', facts),
      warnings: isAllowed === 1n ? ['unlimited'] : [],
    });
  },
  // withdrawTo: what an account has at the EntryPoint is its own, though no balance shows it.
  '205c2878': (words, contract, { native }) => {
    const [to, amount] = [words.address(0), words.number(1)];
    const isOwn = contract.toLowerCase() === ENTRY_POINT;
    if (!isOwn || !words.isExactly(2) || to === undefined || amount === undefined) {
      return Promise.resolve(undefined);
    }
    const size = `${formatUnits(amount, native.decimals)} ${native.symbol}`;
    return Promise.resolve(known('send', [fact('amount', size), fact('to', to)]));
  },
  d0e30db0: (words, contract) =>
    Promise.resolve(words.isExactly(0) ? known('wrap', [fact('contract', contract)]) : undefined),
  '2e1a7d4d': async (words, contract, deps) => {
    const amount = words.number(0);
    if (!words.isExactly(1) || amount === undefined) return undefined;
    const token = await deps.token(contract);
    const facts = [fact('amount', tokenAmount(token, amount)), fact('contract', contract)];
    return known('unwrap', facts);
  },
};

/** Says what a call does, from its data alone. A call that is not known says so. */
export async function readCall({ data, to, value }: Call, deps: ReadCallDeps): Promise<ReadCall> {
  const { decimals, symbol } = deps.native;
  const paid = value > 0n ? [fact('amount', `${formatUnits(value, decimals)} ${symbol}`)] : [];
  if (to === undefined) {
    return unknown({ title: 'deploy', facts: paid });
  }
  const contract = checksumAddress(to.slice(2).toLowerCase());
  if (data === '0x') {
    const amount = fact('amount', `${formatUnits(value, decimals)} ${symbol}`);
    return known('send', [amount, fact('to', contract)]);
  }
  const selector = data.slice(2, 10).toLowerCase();
  const decode = Object.hasOwn(decoders, selector) ? decoders[selector] : undefined;
  const read = await decode?.(new AbiWords(data.slice(10)), contract, deps);
  if (!read) {
    const facts = [fact('contract', contract), fact('selector', `0x${selector}`), ...paid];
    return unknown({ title: 'call', facts });
  }
  if (paid.length === 0) return read;
  return {
    ...read,
    steps: [...read.steps, { title: 'send', facts: [...paid, fact('to', contract)] }],
  };
}

/** What lets another account spend a token. */
export function allowance(token: Token, spender: string, amount: bigint): ReadCall {
  const isAll = isUnlimited(amount, token);
  const facts = [
    fact('amount', isAll ? allOf(token) : tokenAmount(token, amount)),
    fact('spender', spender),
    fact('token', token.address),
  ];
  return { ...known('allow', facts), warnings: isAll ? ['unlimited'] : [] };
}

function known(title: Step['title'], facts: readonly Fact[]): ReadCall {
  return { steps: [{ title, facts }], warnings: [], isUnderstood: true };
}

function unknown(step: Step): ReadCall {
  return { steps: [step], warnings: ['unknown'], isUnderstood: false };
}
