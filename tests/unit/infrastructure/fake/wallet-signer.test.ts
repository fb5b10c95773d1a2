import { expect, it } from '@jest/globals';
import { type Hex, recoverAddress } from 'viem';
import { WalletSigner } from '../../../../infrastructure/fake/wallet/wallet-signer';
import { describeVectors } from '../../../support/vectors';

interface TypedDataRow {
  readonly name: string;
  readonly domain: { readonly chainId?: number | string };
  readonly primaryType: string;
  readonly types: object;
  readonly data: object;
  readonly digest: Hex;
}

describeVectors<{ readonly cases: readonly TypedDataRow[] }>('eip712-ethers', ({ cases }) => {
  it('has its rows', () => {
    expect(cases).toHaveLength(110);
  });

  it.each(cases)('signs the digest of $name', async ({ domain, data, digest, ...rest }) => {
    const signer = new WalletSigner({ privateKeys: [`0x${'11'.repeat(32)}`] });
    const chainId = Number(domain.chainId ?? 1);

    const [address = ''] = await signer.addresses();
    const signature = await signer.signTypedData(
      address,
      { ...rest, domain, message: data },
      chainId,
    );

    expect(await recoverAddress({ hash: digest, signature })).toBe(address);
  });
});
