import { signIn } from '../../../../sign-in-server.js';

export const GET = signIn.handle;
export const POST = signIn.handle;
