import { createWidget, ethereum } from 'cleatkit';
import { defineElements } from 'cleatkit/element';

defineElements();

export const widget = createWidget({ networks: [ethereum] });

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
