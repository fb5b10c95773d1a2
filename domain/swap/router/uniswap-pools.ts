import { create2Address, hashOfDigits } from '../../address/create2-address';

/** Who deploys the pools of a version, on one network or more, and the hash of their code. */
interface Pools {
  readonly factories: readonly string[];
  readonly codeHash: string;
}

/** What exchanges in a pool of v3 cost, in hundredths of a basis point. */
const fees = [100, 500, 3000, 10_000] as const;

/**
 * Uniswap's own, on the networks of `uniswapDeployments`: `V2_FACTORY_ADDRESSES` and `V3_CORE_FACTORY_ADDRESSES` of
 * `@uniswap/sdk-core`. On a network where a factory is not, nothing is at the addresses of its pools.
 */
const versions: Readonly<Record<2 | 3, Pools>> = {
  2: {
    factories: [
      '0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f',
      '0x0c3c1c532f1e39edf36be9fe0be1410313e074bf',
      '0x8909dc15e40173ff4699343b6eb8132c65e18ec6',
      '0x9e5a52f57b3038f1b8eee45f28b3c1967e22799c',
      '0xf1d7cc64fb4452f05c498126312ebe29f30fbcf9',
    ],
    codeHash: '96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
  },
  3: {
    factories: [
      '0x1f98431c8ad98523631ae4a59f267346ea31f984',
      '0x33128a8fc17869897dce68ed026d694621f6fdfd',
      '0x740b1c1de25031c31ff4fc9a62f554a55cdc1bad',
      '0xdb1d10011ad0ff90774d0c6bb92e5c5c8b4461f7',
    ],
    codeHash: 'e34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
  },
};

/**
 * Whether `pool` is one of Uniswap's for the tokens `one` and `other`: by its address, which follows from them and from who
 * deploys it. All are in lower case.
 */
export function isUniswapPool(version: 2 | 3, pool: string, one: string, other: string): boolean {
  const { codeHash, factories } = versions[version];
  const [first, second] = (one < other ? [one, other] : [other, one]).map((token) =>
    token.slice(2),
  );
  const salts =
    version === 2
      ? [hashOfDigits(`${first}${second}`)]
      : fees.map((fee) => hashOfDigits([first, second, fee.toString(16)].map(word).join('')));
  return factories.some((factory) =>
    salts.some((salt) => pool === `0x${create2Address(factory, salt, codeHash)}`),
  );
}

function word(digits: string | undefined): string {
  return (digits ?? '').padStart(64, '0');
}
