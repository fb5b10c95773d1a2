// The widget's core without a page: a scripted wallet connects to a chain of yours.
//
//   npm run build
//   node apps/examples/headless-node/connect.mjs <Ethereum RPC URL> <Arbitrum One RPC URL>
//
// `npx anvil --chain-id 1` and `npx anvil --chain-id 42161 --port 8546` are two such chains.
import { activeConnection, arbitrum, createWidget, ethereum } from 'cleatkit';
import { createTestWallet } from 'cleatkit/testing';

const [, , ethereumUrl = process.env.ETHEREUM_RPC_URL, arbitrumUrl = process.env.ARBITRUM_RPC_URL] =
  process.argv;
if (!ethereumUrl || !arbitrumUrl) {
  console.log('Name two RPC URLs, of a chain 1 and of a chain 42161: nothing was started.');
  process.exit(1);
}

// Its keys are public. Every local development chain funds them.
const wallet = createTestWallet({
  name: 'Scripted Wallet',
  chains: [
    { chainId: 1, rpcUrl: ethereumUrl },
    { chainId: 42161, rpcUrl: arbitrumUrl },
  ],
});

const widget = createWidget({
  networks: [ethereum, arbitrum],
  customRpcUrls: { 'eip155:1': [ethereumUrl], 'eip155:42161': [arbitrumUrl] },
  connectors: [{ id: 'scripted', name: wallet.info.name, provider: wallet.provider }],
});

wallet.next('reject');
await widget.connect('scripted').catch((error) => {
  console.log(`Declined: ${error.code} ${error.context.rpcCode}`);
});

wallet.next('approve');
console.log(`Connected: ${await widget.connect('scripted')}`);
console.log(`Balance: ${await balance()} on ${network()}`);

await widget.switchNetwork('eip155:42161');
console.log(`Balance: ${await balance()} on ${network()}`);

await widget.disconnect();
console.log(`Disconnected: ${activeConnection(widget.state).status}`);
widget.dispose();

function network() {
  return activeConnection(widget.state).network?.name;
}

/** Resolves with the balance of the account in use, as soon as it is known. */
async function balance() {
  const { units, symbol, decimals } = await when(() => {
    const { account } = activeConnection(widget.state);
    if (account?.balance.status === 'failed') throw new Error('The chain did not answer');
    return account?.balance.status === 'loaded' ? account.balance : undefined;
  });
  return `${units / 10n ** BigInt(decimals)} ${symbol}`;
}

/** Resolves with the result of `read`, once that is defined. */
function when(read) {
  return new Promise((resolve, reject) => {
    const look = () => {
      try {
        const value = read();
        if (value === undefined) return;
        resolve(value);
      } catch (error) {
        reject(error);
      }
      stop();
    };
    const stop = widget.subscribe(() => queueMicrotask(look));
  });
}
