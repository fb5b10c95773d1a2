import { cookies } from 'next/headers';
import { Suspense } from 'react';
import { Actions } from './actions.jsx';
import { Wallet } from '../snapshot/wallet';

/** The page comes from the cache; what depends on the cookie is streamed into it. */
export default function Page() {
  return (
    <main>
      <h1>Prints</h1>
      <Suspense fallback={<p>Just a moment</p>}>
        <Remembered />
      </Suspense>
    </main>
  );
}

async function Remembered() {
  return (
    <Wallet cookie={(await cookies()).get('cleat')?.value}>
      <Actions />
    </Wallet>
  );
}
