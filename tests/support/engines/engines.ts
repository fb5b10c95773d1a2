import type { Engine, EngineOptions } from './engine';
import { isFirefoxThere, openFirefox } from './firefox';
import { isWebKitThere, openWebKit } from './webkit';

interface EngineKind {
  readonly name: string;

  /** Whether the browser is installed. */
  readonly isThere: boolean;
  readonly open: (options?: EngineOptions) => Promise<Engine>;

  /** It keeps what a frame of another site stores. */
  readonly keepsData: boolean;

  /** It can be given a device with passkeys. */
  readonly hasPasskeys: boolean;
}

/** The engines beside Chromium. */
export const engines: readonly EngineKind[] = [
  {
    name: 'Firefox',
    isThere: isFirefoxThere,
    open: openFirefox,
    keepsData: true,
    hasPasskeys: true,
  },
  {
    name: 'WebKit',
    isThere: isWebKitThere,
    open: openWebKit,
    keepsData: false,
    hasPasskeys: false,
  },
];
