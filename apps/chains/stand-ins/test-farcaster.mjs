import { createHash } from 'node:crypto';
import { encodeFunctionData, parseAbi } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { startFarcasterRelay } from './farcaster-relay.mjs';
import { formOf, showLoginPage } from '../../demo/serve/login-page.mjs';
import { compiledContracts } from '../nodes/compile-contracts.mjs';
import { callNode } from '../nodes/evm.mjs';

/** Where Farcaster's registries are on Optimism. */
const ID_REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b';
const KEY_REGISTRY = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e';
const registryAbi = parseAbi(['function set(address owner, uint256 fid)']);

const NAME_MAX = 16;

/**
 * Starts Farcaster on this machine: the relay, the registries on a chain of this machine in the place of Optimism, and a
 * page that stands for the app on the visitor's phone, where every name is an account.
 *
 * @param {object} options
 * @param {string} options.rpcUrl The chain.
 * @param {number} [options.port]
 */
export async function startTestFarcaster({ port, rpcUrl }) {
  await deployRegistries(rpcUrl);
  return startFarcasterRelay({
    ...(port !== undefined && { port }),
    page: async (request, response, { channels }) => {
      const token = new URL(request.url ?? '', 'http://phone').searchParams.get('channelToken');
      const channel = channels.get(token ?? '');
      if (!channel || !token) return void response.writeHead(404).end('This login is over.');
      if (request.method !== 'POST') return showPage(response, channel);
      const name = ((await formOf(request)).get('name') ?? '').trim().slice(0, NAME_MAX);
      channels.set(token, { ...channel, ...(await signed(channel, name, rpcUrl)) });
      return void response.end('Approved. Go back to the site.');
    },
  });
}

/** @param {string} rpcUrl */
async function deployRegistries(rpcUrl) {
  const { FarcasterIds, FarcasterKeys } = await compiledContracts();
  await callNode(rpcUrl, 'anvil_setCode', [ID_REGISTRY, FarcasterIds?.deployedBytecode]);
  await callNode(rpcUrl, 'anvil_setCode', [KEY_REGISTRY, FarcasterKeys?.deployedBytecode]);
}

/**
 * What the app leaves in the channel: the id of `name`, which it registers, and the signed message.
 *
 * @param {import('./farcaster-relay.mjs').Channel} channel
 * @param {string} name
 * @param {string} rpcUrl
 */
async function signed({ nonce, signatureParams }, name, rpcUrl) {
  const seed = createHash('sha256').update(`farcaster of a demo: ${name}`).digest();
  const custody = privateKeyToAccount(`0x${seed.toString('hex')}`);
  const fid = 1 + seed.readUInt32BE(0);
  const accounts = /** @type {readonly string[]} */ (await callNode(rpcUrl, 'eth_accounts'));
  const data = encodeFunctionData({ abi: registryAbi, args: [custody.address, BigInt(fid)] });
  const transaction = { from: accounts[0], to: ID_REGISTRY, data };
  const hash = await callNode(rpcUrl, 'eth_sendTransaction', [transaction]);
  while (!(await callNode(rpcUrl, 'eth_getTransactionReceipt', [hash]))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const message = createSiweMessage({
    address: custody.address,
    chainId: 10,
    nonce,
    version: '1',
    domain: String(signatureParams['domain']),
    uri: String(signatureParams['siweUri']),
    statement: 'Farcaster Auth',
    expirationTime: new Date(String(signatureParams['expirationTime'])),
    resources: [`farcaster://fid/${fid}`],
  });
  const signature = await custody.signMessage({ message });
  return { state: /** @type {const} */ ('completed'), message, signature, fid, username: name };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {import('./farcaster-relay.mjs').Channel} channel
 */
function showPage(response, { signatureParams }) {
  const domain = String(signatureParams['domain']).replaceAll(/[^\w.:-]/g, '');
  showLoginPage(response, {
    title: 'Test Farcaster',
    about: `This page stands for the Farcaster app of a phone. ${domain} asks for your login. Every name is an account.`,
    name: 'ada',
    nameMax: NAME_MAX,
    accent: '#6a3cff',
    buttons: '<button class="main">Approve</button>',
  });
}
