import { ens_normalize } from '@adraffy/ens-normalize';

const labelPattern = /^[a-z0-9-]{4,63}$/;

/** The label that `typed` stands for (ENSIP-15), or `undefined` where it is no name that is registered here. */
export function labelOf(typed: string): string | undefined {
  const label = normalized(typed);
  return label !== undefined && labelPattern.test(label) ? label : undefined;
}

/** The label of `name`, which is a name under `parent`. */
export function labelUnder(parent: string, name: string): string | undefined {
  const normal = normalized(name);
  return normal?.endsWith(`.${parent}`) ? labelOf(normal.slice(0, -parent.length - 1)) : undefined;
}

function normalized(name: string): string | undefined {
  try {
    return ens_normalize(name);
  } catch {
    return undefined; // ENSIP-15 refuses it.
  }
}

/** Letters and digits that look the same in most fonts (UTS #39). */
const sameForTheEye: readonly (readonly [RegExp, string])[] = [
  [/-/g, ''],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** The skeleton of a label: the same for labels that a visitor could take for each other. Never shown. */
export function lookOf(label: string): string {
  return sameForTheEye.reduce((text, [pattern, letter]) => text.replace(pattern, letter), label);
}

/** Words by which a name would speak for the site, a wallet or a well-known service. */
const reservedWords =
  'abuse account accounts admin admins administrator airdrop api billing bitcoin bridge claim cleat coinbase contact contract ' +
  'custody deposit dev developer ens eth ethereum exchange faucet finance fraud gateway giveaway help helpdesk info invoice ' +
  'ledger legal localhost login mail metamask moderator news null official operator owner pay payment payments phantom ' +
  'postmaster privacy recovery refund register resolver reverse root safe secure security seed service signer solana ' +
  'staff staking status support swap system team terms test token tokens treasury trezor trust undefined uniswap ' +
  'validator vault verified verify vitalik wallet walletconnect wallets webmaster withdraw';

/**
 * Decides which labels are never given: those in which a reserved word, or what looks like one, stands alone, between hyphens or
 * before digits.
 */
export function reservedLabels(
  parent: string,
  more: readonly string[],
): (label: string) => boolean {
  const [site = ''] = parent.split('.');
  const words = [...reservedWords.split(' '), site, ...more.map((word) => word.toLowerCase())];
  const looks = new Set(words.map(lookOf));
  return (label) =>
    [label, ...label.split('-')]
      .flatMap((part) => [part, part.replace(/\d+$/, '')])
      .some((part) => part !== '' && looks.has(lookOf(part)));
}
