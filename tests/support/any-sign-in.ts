import type { SiweConfig, SiwxOption } from '../../domain/siwx/site-sign-in';

/** A sign-in whose methods are never called: tests override the port `SiwxSessions`. */
export const anySiwx = {} as SiwxOption;
export const anySiweConfig = {} as SiweConfig;
