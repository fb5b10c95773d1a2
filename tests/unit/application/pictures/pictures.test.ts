import { describe, expect, it } from '@jest/globals';
import { Pictures } from '../../../../application/pictures/pictures';
import type { TransactionPage } from '../../../../domain/transaction/transaction';
import {
  FakeAssetSource,
  FakeIdentitySource,
  FakeTransactionSource,
} from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { IdentitySource } from '../../../../ports/identity-source';
import { override } from '../../../../ports/token';
import { TransactionSource } from '../../../../ports/transaction-source';
import { connectedWidget } from '../../../support/headless-kit';
import { usdcBalance } from '../../../support/token-balances';

const remote = 'https://tracker.example/pixel.png';
const page = {
  transactions: [
    {
      id: 'x',
      metadata: {
        minedAtMs: 1,
        chain: 'eip155:1',
        operationType: 'send',
        status: 'confirmed',
        sentFrom: '',
        sentTo: '',
      },
      transfers: [
        { kind: 'nft', direction: 'in', name: 'N', previewUrl: remote, isSpam: false },
        {
          kind: 'fungible',
          direction: 'in',
          symbol: 'T',
          quantity: { units: 1n, scale: 0 },
          iconUrl: remote,
        },
      ],
    },
  ],
} as unknown as TransactionPage;

/** All parts of a widget that show names, tokens and transfers with pictures on a host. */
async function shownWith(options: object) {
  const [assets, identities, transactions] = [
    new FakeAssetSource(),
    new FakeIdentitySource(),
    new FakeTransactionSource(),
  ];
  assets.answers.answerWith([usdcBalance('5', { iconUrl: remote })]);
  identities.answers.answerWith({ name: 'alice.eth', imageUrl: remote });
  transactions.answers.answerWith(page);
  const { widget, clock, storage } = await connectedWidget({
    options,
    overrides: [
      override(AssetSource, assets),
      override(IdentitySource, identities),
      override(TransactionSource, transactions),
    ],
  });
  const account = await widget.feature('account');
  await account.loadIdentity();
  await (await widget.feature('tokens')).load();
  await (await widget.feature('history')).load();
  await clock.advance(0);
  const stored = [...storage.keys('')].map((key) => storage.get(key)).join();
  return {
    shown: JSON.stringify(widget.state.features, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
    stored,
  };
}

describe('pictures from services', () => {
  it('are not in the state nor in the storage, unless the site allows them', async () => {
    const { shown, stored } = await shownWith({});

    expect(shown).toContain('alice.eth');
    expect(shown).toContain('USDC');
    expect(shown + stored).not.toContain('tracker.example');
  });

  it('are in the state where the site allows them', async () => {
    const { shown } = await shownWith({ enableRemoteImages: true });

    expect(shown.split(remote)).toHaveLength(5);
  });

  it("come only through the site's proxy, where it has one", async () => {
    const { shown } = await shownWith({ imageProxyUrl: 'https://img.example/' });

    expect(shown).not.toContain(`"${remote}"`);
    expect(shown.split(`https://img.example/?url=${encodeURIComponent(remote)}`)).toHaveLength(5);
  });

  it('leave objects without a picture unchanged', () => {
    const pictures = new Pictures({ enableRemoteImages: false });
    const identity = { name: 'alice.eth' };

    expect(pictures.identity(identity)).toBe(identity);
  });
});
