/**
 * Asks the operator's Esplora server for what is at `path`, or posts `body` there.
 *
 * @throws HostRefusal
 */
export type AskEsplora = (path: string, body?: string) => Promise<string>;
