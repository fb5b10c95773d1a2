import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { PairingPlatform } from '../../../domain/connection/pairing-platforms';
import { useCatalogue } from '../../bindings/use-catalogue';
import { pairingMessages } from '../../messages/pairing-en';

interface PlatformTabsProps {
  readonly platforms: readonly PairingPlatform[];
  readonly selected: PairingPlatform;
  readonly onSelect: (platform: PairingPlatform) => void;
  readonly children: ReactNode;
}

/** The ways to reach a wallet as tabs; the one alone, where there is only one. */
export function PlatformTabs({ platforms, selected, onSelect, children }: PlatformTabsProps) {
  const messages = useCatalogue(pairingMessages);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  if (platforms.length < 2) return <div className="stack">{children}</div>;

  const choose = (platform: PairingPlatform): void => {
    keepHeight(panel.current);
    onSelect(platform);
  };
  const move = (event: KeyboardEvent): void => {
    const next = tabAfter(event.key, platforms, selected, isRightToLeft(list.current));
    if (!next) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll('button')[platforms.indexOf(next)]?.focus();
  };
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={messages.waysToConnect}>
        {platforms.map((platform) => (
          <button
            key={platform}
            type="button"
            role="tab"
            id={`${id}-${platform}`}
            aria-selected={platform === selected}
            aria-controls={platform === selected ? `${id}-panel` : undefined}
            tabIndex={platform === selected ? 0 : -1}
            onClick={() => choose(platform)}
            onKeyDown={move}
          >
            {messages.platforms[platform]}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        className="stack platform"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
      >
        {children}
      </div>
    </>
  );
}

/** The tabs stay where they are while something lower is shown below them. */
function keepHeight(panel: HTMLElement | null): void {
  if (panel) panel.style.minHeight = `${panel.getBoundingClientRect().height}px`;
}

function isRightToLeft(element: HTMLElement | null): boolean {
  return element?.matches('[dir="rtl"] *') ?? false;
}

function tabAfter(
  key: string,
  platforms: readonly PairingPlatform[],
  selected: PairingPlatform,
  isReversed: boolean,
): PairingPlatform | undefined {
  const [next, last] = isReversed ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const index = platforms.indexOf(selected);
  if (key === next) return platforms[(index + 1) % platforms.length];
  if (key === last) return platforms.at(index - 1);
  if (key === 'Home') return platforms[0];
  return key === 'End' ? platforms.at(-1) : undefined;
}
