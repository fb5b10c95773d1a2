import { useEffect, useRef, useState } from 'react';
import { DEFAULT_ACCOUNT_TAB } from '../../../domain/account/account-tab';
import type { Widget } from '../../../application/widget/widget';
import { useShellContext } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidget } from '../../bindings/widget-context';
import { accountMessages } from '../../messages/account-en';
import { Icon } from '../../primitives/icon';

/** Lets a finger that pulls the view down read the balance and the open tab again. The code comes for touch alone. */
export function PullToRefresh() {
  const widget = useWidget();
  const { place } = useShellContext();
  const { accountRefreshing } = useCatalogue(accountMessages);
  const sign = useRef<HTMLDivElement>(null);
  const [isRefreshing, setIsRefreshing] = useState(false);
  useEffect(() => {
    const element = sign.current;
    const pane = element?.closest<HTMLElement>('.pane');
    // In a panel the finger scrolls the page.
    if (!element || !pane || place !== 'modal' || !isTouched()) return undefined;
    const ended = new AbortController();
    const refresh = async (): Promise<void> => {
      setIsRefreshing(true);
      await refreshAll(widget);
      if (!ended.signal.aborted) setIsRefreshing(false);
    };
    const show = (px: number, isFar: boolean): void => {
      element.style.height = `${px}px`;
      element.dataset['pulled'] = String(isFar);
    };
    import('./follow-pulls').then(
      ({ followPulls }) => {
        followPulls(pane, { show, refresh: () => void refresh() }, ended.signal);
      },
      () => {
        // The list has a button that reads it again.
      },
    );
    return () => ended.abort();
  }, [widget, place]);
  return (
    <>
      <div ref={sign} className="pull" aria-hidden="true">
        <Icon name="reload" />
      </div>
      <p aria-live="polite" className="visually-hidden">
        {isRefreshing && accountRefreshing}
      </p>
    </>
  );
}

const isTouched = (): boolean => globalThis.matchMedia?.('(any-pointer: coarse)').matches ?? false;

const featureOf = { Tokens: 'tokens', NFTs: 'nfts', Activity: 'history' } as const;

async function refreshAll(widget: Widget): Promise<void> {
  const tab = widget.state.features.account?.tab ?? DEFAULT_ACCOUNT_TAB;
  const list = async (): Promise<void> => (await widget.feature(featureOf[tab])).refresh();
  // Each shows its own failure.
  await Promise.allSettled([widget.refreshBalance({ force: true }), list()]);
}
