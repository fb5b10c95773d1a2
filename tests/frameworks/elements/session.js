import { createWidget, ethereum } from 'cleatkit';
import { defineElements } from 'cleatkit/element';
import { createTestWallet } from 'cleatkit/testing';

/** The chain, as the test has put it into the page's address. */
const rpcUrl = new URLSearchParams(location.search).get('rpc');
createTestWallet({ chains: [{ chainId: 1, rpcUrl }], storage: localStorage }).announce(window);
defineElements();

export const widget = createWidget({
  networks: [{ ...ethereum, rpcUrls: { default: { http: [rpcUrl] } } }],
});

/** What a visitor reads about `state`. */
export function greetingOf({ connections }) {
  return `Hello, ${connections.eip155.account?.address ?? 'guest'}`;
}

export async function sign() {
  const from = widget.state.connections.eip155.account.address;
  return widget.provider().request({ method: 'personal_sign', params: ['0x68690a', from] });
}

export async function send(to) {
  const from = widget.state.connections.eip155.account.address;
  const params = [{ from, to, value: '0x7' }];
  return widget.provider().request({ method: 'eth_sendTransaction', params });
}
