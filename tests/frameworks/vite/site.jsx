import { activeConnection } from 'cleatkit';
import { useState } from 'react';
import App, { widget } from './app.jsx';

const BOB = '0x000000000000000000000000000000000000bEEF';

/** The site: the component of the README, and what a dapp asks of the wallet. */
export function Site() {
  const [answer, setAnswer] = useState('');
  const ask = async (method, paramsFor) => {
    const { account } = activeConnection(widget.state);
    setAnswer(await widget.provider().request({ method, params: paramsFor(account.address) }));
  };
  return (
    <>
      <App />
      <button type="button" onClick={() => ask('personal_sign', (from) => ['0x68690a', from])}>
        Sign
      </button>
      <button
        type="button"
        onClick={() => ask('eth_sendTransaction', (from) => [{ from, to: BOB, value: '0x7' }])}
      >
        Send
      </button>
      <output>{answer}</output>
    </>
  );
}
