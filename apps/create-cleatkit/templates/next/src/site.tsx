'use client';

import { keepInCookie } from 'cleatkit/snapshot';
import { useEffect, useState } from 'react';
import { App } from './app';
import { makeWallet } from './wallet';

export function Site({ cookie }: { readonly cookie: string | undefined }) {
  const [widget] = useState(() => makeWallet(cookie));
  useEffect(() => keepInCookie(widget), [widget]);
  return <App widget={widget} />;
}
