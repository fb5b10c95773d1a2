import { NextResponse } from 'next/server';
import { signIn } from './sign-in-server';

export const config = { matcher: '/members' };

/** Middleware, before a page is rendered: the sessions of the server decide, and not what a cookie looks like. */
export async function proxy(request) {
  const [account] = await signIn.accountsOf(request);
  if (!account) return NextResponse.redirect(new URL('/snapshot', request.url));
  return NextResponse.next();
}
