import type { Fact } from '../../../readings/reading';
import { requestValues } from '../../../texts/request-values';
import { formatUnits } from '../../../../../../../domain/number/decimal';
import { isCollection } from '../token';
import { orderStep } from './order-step';
import {
  addressOf,
  amountText,
  fact,
  type Fields,
  isSameAddress,
  type KnownData,
  listOf,
  numberOf,
  type ReadKnown,
  untilFact,
} from './known-reader';

/** Seaport 1.5 and 1.6, at these addresses on every network. */
const VERSIONS: Readonly<Record<string, string>> = {
  '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC': '1.5',
  '0x0000000000000068F116a894984e2DB1123eB395': '1.6',
};
const KINDS = {
  coin: 0n,
  token: 1n,
  nft: 2n,
  copies: 3n,
  anyNft: 4n,
  anyCopies: 5n,
} as const;

/** The last kind of order that needs no contract in the place of the one who offers. */
const LAST_TYPE = 3n;

/** What an order of Seaport gives, and what it brings back: at worst, where the amounts change with time. */
const order: ReadKnown = async (data) => {
  const { contract, domain, message, own } = data;
  const isSeaport = domain['name'] === 'Seaport' && VERSIONS[contract] === domain['version'];
  const isOwn = isSameAddress(message['offerer'], own);
  if (!isSeaport || !isOwn || numberOf(message['orderType']) > LAST_TYPE) return undefined;
  const given = await items(listOf(message['offer']), 'leaves', data);
  const all = listOf(message['consideration']);
  const toOwn = all.filter(({ recipient }) => isSameAddress(recipient, own));
  const back = await items(toOwn, 'arrives', data);
  const others = await items(
    all.filter((one) => !toOwn.includes(one)),
    'toOthers',
    data,
  );
  if (!given || !back || !others || given.length === 0) return undefined;
  const isForNothing = toOwn.every((one) => amountOf(one, 'arrives') === 0n);
  return orderStep([...given, ...back, ...others, untilFact(numberOf(message['endTime']))], {
    isForNothing,
  });
};

type Side = 'arrives' | 'leaves' | 'toOthers';

async function items(
  list: readonly Fields[],
  side: Side,
  data: KnownData,
): Promise<readonly Fact[] | undefined> {
  const facts: Fact[] = [];
  for (const item of list) {
    const value = await itemText(item, amountOf(item, side), data);
    if (value === undefined) return undefined;
    const to = side === 'toOthers' ? `, ${addressOf(item['recipient'])}` : '';
    facts.push(fact(side, `${value}${to}`));
  }
  return facts;
}

/** The larger amount of what is given, and the smaller one of what comes back. */
function amountOf({ endAmount, startAmount }: Fields, side: Side): bigint {
  const [start, end] = [numberOf(startAmount), numberOf(endAmount)];
  return (side === 'leaves') === start > end ? start : end;
}

async function itemText(
  { identifierOrCriteria, itemType, token }: Fields,
  amount: bigint,
  { native, token: ask }: KnownData,
): Promise<string | undefined> {
  const kind = numberOf(itemType);
  const id = numberOf(identifierOrCriteria);
  const collection = addressOf(token);
  const count = amount === 1n ? '' : `${amount} × `;
  switch (kind) {
    case KINDS.coin:
      return `${formatUnits(amount, native.decimals)} ${native.symbol}`;
    case KINDS.token:
      return amountText(await ask(collection), amount);
    case KINDS.nft:
    case KINDS.copies:
      // Seaport calls `transferFrom` with the number, which a token takes as an amount.
      if (!isCollection(await ask(collection))) return undefined;
      return `${count}${requestValues.item(String(id))} (${collection})`;
    case KINDS.anyNft:
    case KINDS.anyCopies:
      // Another number stands for a list of items, which the data do not have.
      if (!isCollection(await ask(collection))) return undefined;
      return id === 0n ? `${count}${requestValues.anyItem(collection)}` : undefined;
    default:
      return undefined;
  }
}

export const seaport: Readonly<Record<string, ReadKnown>> = {
  [[
    'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,',
    'uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,',
    'uint256 counter)ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,',
    'uint256 startAmount,uint256 endAmount,address recipient)OfferItem(uint8 itemType,address token,',
    'uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)',
  ].join('')]: order,
};
