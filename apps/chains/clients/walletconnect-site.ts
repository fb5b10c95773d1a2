import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { UniversalProvider as ProviderClass } from '@walletconnect/universal-provider';

/* The file that the package publishes for pages has the SDK inside it. */
const { resolve } = createRequire(import.meta.url);
const published = join(dirname(resolve('@walletconnect/universal-provider')), 'index.umd.js');
const { UniversalProvider: Published } = (await import(published)).default as {
  readonly UniversalProvider: typeof ProviderClass;
};

/** A site's side of WalletConnect, as it is published. */
export const UniversalProvider = Published;
export type UniversalProvider = InstanceType<typeof ProviderClass>;
