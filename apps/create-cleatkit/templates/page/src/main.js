import { activeConnection } from './STANDALONE';
import { makeWallet } from './wallet.js';

const widget = makeWallet();
for (const element of document.querySelectorAll('cleat-button, cleat-network')) {
  element.widget = widget;
}

const greeting = document.getElementById('greeting');
widget.state$.subscribe((state) => {
  const { account } = activeConnection(state);
  greeting.textContent = account ? `Hello, ${account.address}` : 'Hello, guest';
});
