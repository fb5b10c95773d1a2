import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { type Nft, nftId } from '../../../../domain/nft/nft';
import { FakeNftSource } from '../../../../infrastructure/fake';
import { NftSource } from '../../../../ports/nft-source';
import { override } from '../../../../ports/token';
import { ALICE, BOB, connectedWidget, type ConnectedGiven } from '../../../support/headless-kit';

function nft(tokenId: bigint, parts: Partial<Nft> = {}): Nft {
  return {
    id: nftId('eip155:1', BOB, tokenId),
    chain: 'eip155:1',
    contract: BOB,
    tokenId,
    standard: 'erc721',
    quantity: 1n,
    name: `Pass #${tokenId}`,
    isVerified: false,
    ...parts,
  };
}

async function setUp(options: ConnectedGiven = {}) {
  const source = new FakeNftSource();
  const connected = await connectedWidget({
    ...options,
    overrides: [override(NftSource, source)],
  });
  const nfts = await connected.widget.feature('nfts');
  return { ...connected, nfts, source, state: () => connected.widget.state.features.nfts };
}

describe('NftsFeature', () => {
  it('reads the NFTs of the account in use, page by page', async () => {
    const { nfts, source, state } = await setUp();
    source.answers.answerWith({ nfts: [nft(1n)], next: '5' });
    await nfts.load();
    await nfts.load();
    source.answers.answerWith({ nfts: [nft(0n)] });
    await nfts.loadMore();
    await nfts.loadMore();

    expect(state()).toEqual({ status: 'loaded', nfts: [nft(1n), nft(0n)] });
    expect(source.answers.asked).toMatchObject([
      { address: ALICE, network: { id: 1 } },
      { address: ALICE, cursor: '5' },
    ]);
  });

  it('keeps what is known where a later page fails, and says so', async () => {
    const { nfts, source, state, widget, clock, logger } = await setUp();
    source.answers.answerWith({ nfts: [nft(1n)], next: '5' });
    await nfts.load();
    source.answers.failWith(new WidgetError('HTTP_STATUS', { status: 503 }));
    await nfts.loadMore();
    await clock.advance(0);

    expect(state()).toMatchObject({ status: 'failed', nfts: [{ tokenId: 1n }], cursor: '5' });
    expect(widget.state.snackbar).toMatchObject({ variant: 'error' });
    expect(logger.entries).toHaveLength(1);
  });

  it('copies the address of a collection', async () => {
    const { hostPage, nfts } = await setUp();
    await nfts.copyContract(nft(1n));
    expect(hostPage.copiedText).toBe(BOB);
  });

  it('reads the first page again', async () => {
    const { nfts, source, state } = await setUp();
    source.answers.answerWith({ nfts: [nft(1n)] });
    await nfts.load();
    source.answers.answerWith({ nfts: [nft(2n)] });
    await nfts.refresh();
    expect(state()?.nfts).toEqual([nft(2n)]);
  });

  it('shows nothing of another account', async () => {
    const { nfts, source, session, state, clock } = await setUp();
    source.answers.hang();
    const loading = nfts.load().catch(() => undefined);
    await clock.advance(0);
    session.change({ addresses: [BOB] });
    source.answers.settle({ nfts: [nft(1n)] });
    await loading;
    expect(state()).toEqual({ status: 'idle', nfts: [] });
  });

  it('shows pictures by the rule of the site', async () => {
    const imageUrl = 'https://tracker.test/pixel.png';
    const { nfts, source, state } = await setUp();
    source.answers.answerWith({ nfts: [nft(1n, { imageUrl })] });
    await nfts.load();
    expect(state()?.nfts[0]).not.toHaveProperty('imageUrl');
  });

  it('is unsupported where no source serves the network', async () => {
    const { nfts, source, state } = await setUp();
    source.serves = () => false;
    await nfts.load();
    expect(state()).toEqual({ status: 'unsupported', nfts: [] });
    expect(source.answers.asked).toEqual([]);
  });
});
