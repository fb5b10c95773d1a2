import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '../../apps/chains/clients/solana-kit';
import { kitSigner } from '../../composition/ways/solana';
import { SolanaWalletCatalogue } from '../../infrastructure/chains/solana/solana-wallet-catalogue';
import { SystemClock } from '../../infrastructure/clock/system-clock';
import { createSolanaTestWallet } from '../../infrastructure/fake';
import { override } from '../../ports/token';
import { WalletConnectorCatalogue } from '../../ports/wallet-connector';
import { startSolana, type SolanaNode } from '../../apps/chains/testing/solana';
import { eventually } from '../support/eventually';
import { headlessWidget } from '../support/headless-widget';

const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const SHOP = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM';

describe('the signer of a widget for @solana/kit, on a chain', () => {
  let node: SolanaNode;
  let widget: ReturnType<typeof headlessWidget>['widget'];

  beforeAll(async () => {
    node = await startSolana();
    await node.control.airdrop(ALICE, 10n ** 9n);
    const page = new EventTarget();
    createSolanaTestWallet({ name: 'Test' }).register(page);
    const networks = [node.network];
    ({ widget } = headlessWidget({
      options: { networks },
      overrides: [
        override(
          WalletConnectorCatalogue,
          new SolanaWalletCatalogue({
            clock: new SystemClock(),
            networks: () => networks,
            config: { page, images: {} },
          }),
        ),
      ],
    }));
    await widget.connect('wallet-standard:Test');
  });
  afterAll(async () => {
    widget.dispose();
    await node.stop();
  });

  it('signs a transaction of kit, which the chain executes', async () => {
    const rpc = createSolanaRpc(node.url);
    const signer = kitSigner(widget);
    const { value: lifetime } = await rpc.getLatestBlockhash().send();
    const data = new Uint8Array(12);
    new DataView(data.buffer).setUint32(0, 2, true); // A transfer of lamports.
    new DataView(data.buffer).setBigUint64(4, 3_000_007n, true);
    const paid = setTransactionMessageFeePayerSigner(
      signer as Parameters<typeof setTransactionMessageFeePayerSigner>[0],
      createTransactionMessage({ version: 0 }),
    );
    const message = appendTransactionMessageInstruction(
      {
        programAddress: address('11111111111111111111111111111111'),
        accounts: [
          { address: address(ALICE), role: AccountRole.WRITABLE_SIGNER },
          { address: address(SHOP), role: AccountRole.WRITABLE },
        ],
        data,
      },
      setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    );

    const signed = await signTransactionMessageWithSigners(message);
    const wire = getBase64EncodedWireTransaction(signed);
    await rpc.sendTransaction(wire, { encoding: 'base64' }).send();

    await eventually(async () => expect(await node.control.balanceOf(SHOP)).toBe(3_000_007n));
  });
});
