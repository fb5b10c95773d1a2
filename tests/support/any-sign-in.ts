import type { SiweConfig, SiwxOption } from '../../domain/siwx/site-sign-in';

/** A sign-in of which nothing is called: tests put the port `SiwxSessions` in its place. */
export const anySiwx = {} as SiwxOption;
export const anySiweConfig = {} as SiweConfig;
