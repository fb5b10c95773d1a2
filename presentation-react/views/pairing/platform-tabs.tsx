import { type ReactNode, useId, useRef } from 'react';
import type { PairingPlatform } from '../../../domain/connection/pairing-platforms';
import { useCatalogue } from '../../bindings/use-catalogue';
import { pairingMessages } from '../../messages/pairing-en';
import { useSegmentsStyle } from '../../parts/use-segments-style';
import { rowKeys } from '../../primitives/arrow-keys/row-keys';
import { useArrowKeys } from '../../primitives/arrow-keys/use-arrow-keys';

interface PlatformTabsProps {
  readonly platforms: readonly PairingPlatform[];
  readonly selected: PairingPlatform;
  readonly onSelect: (platform: PairingPlatform) => void;
  readonly children: ReactNode;
}

/** The ways to reach a wallet as tabs; without tabs where there is only one. */
export function PlatformTabs({ platforms, selected, onSelect, children }: PlatformTabsProps) {
  useSegmentsStyle();
  const messages = useCatalogue(pairingMessages);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const choose = (platform: PairingPlatform | undefined): void => {
    keepHeight(panel.current);
    if (platform) onSelect(platform);
  };
  const { group, onKeyDown } = useArrowKeys<HTMLDivElement>(platforms, rowKeys, (index) =>
    choose(platforms[index]),
  );
  if (platforms.length < 2) return <div className="stack">{children}</div>;

  return (
    <>
      <div ref={group} className="segments" role="tablist" aria-label={messages.waysToConnect}>
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
            onKeyDown={onKeyDown}
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

/** The tabs keep their place while lower content is shown below them. */
function keepHeight(panel: HTMLElement | null): void {
  if (panel) panel.style.minHeight = `${panel.getBoundingClientRect().height}px`;
}
