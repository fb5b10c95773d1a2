import NextAuth from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { signIn } from '../../../../sign-in';

const handler = NextAuth({
  providers: [
    CredentialsProvider({
      name: 'Wallet',
      credentials: {},
      // The wallet has signed in before: its session is in the cookie of this very request.
      authorize: async (_credentials, { headers }) => {
        const request = new Request('http://localhost/', {
          headers: { cookie: headers?.cookie ?? '' },
        });
        const [account] = await signIn.accountsOf(request);
        return account ? { id: `${account.chainId}:${account.accountAddress}` } : null;
      },
    }),
  ],
  callbacks: {
    session: ({ session, token }) => ({ ...session, account: token.sub }),
  },
});

export { handler as GET, handler as POST };
