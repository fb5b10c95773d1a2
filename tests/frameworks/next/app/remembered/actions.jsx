'use client';

import { useAccount, useProvider } from 'cleatkit/react';
import { useState } from 'react';

const BOB = '0x000000000000000000000000000000000000bEEF';

export function Actions() {
  const { address: from, remembered } = useAccount('eip155');
  const provider = useProvider();
  const [answer, setAnswer] = useState('');
  const ask = async (method, params) => setAnswer(await provider.request({ method, params }));
  return (
    <>
      <p>Hello, {from ?? remembered ?? 'guest'}</p>
      <button type="button" onClick={() => ask('personal_sign', ['0x68690a', from])}>
        Sign
      </button>
      <button
        type="button"
        onClick={() => ask('eth_sendTransaction', [{ from, to: BOB, value: '0x7' }])}
      >
        Send
      </button>
      <output>{answer}</output>
    </>
  );
}
