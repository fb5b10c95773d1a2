import type { Widget } from '../../application/widget/widget';

export { readSnapshot, type Snapshot } from '../../domain/snapshot/snapshot';

/**
 * The accounts of `widget` with their networks, each once and the one in use first, as a text for a cookie of this page:
 * whole addresses, of which `readSnapshot` keeps a short form on the server.
 */
export function serialize({ state }: Pick<Widget, 'state'>): string {
  const { connections, namespace } = state;
  const inUse = connections[namespace].account?.caipAddress ?? '';
  const others = Object.values(connections).flatMap(({ account }) => account?.caipAddress ?? []);
  return [...new Set([inUse, ...others])].join('~');
}

const MAX_AGE_S = 31_536_000;

/**
 * Keeps the snapshot of `widget` in the cookie `name` of this page, until the returned function is called. While the
 * widget restores the connection of the visit before, the cookie stays as it is.
 */
export function keepInCookie(widget: Widget, name = 'cleat'): () => void {
  let isOver = false;
  let last: string | undefined;
  let stop = (): void => {};
  const keep = (): void => {
    const text = serialize(widget);
    if (text === last) return;
    last = text;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser has the Cookie Store.
    document.cookie = `${name}=${text}; path=/; max-age=${MAX_AGE_S}; samesite=lax${secure}`;
  };
  void widget.ready.then(() => {
    if (isOver) return;
    stop = widget.subscribe(keep);
  });
  return () => {
    isOver = true;
    stop();
  };
}
