import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEntryMessages } from '../bindings/widget-context';
import buttonCss from './button.css';
import { directionOf } from '../messages/message-catalogue';
import { newStyleSheet } from '../theme/new-style-sheet';
import { themeTokens } from '../theme/theme-tokens';
import { useTheme } from '../bindings/use-theme';

interface ShadowBoxProps {
  readonly name: string;

  /** The button's label, which gives the placeholder its width. */
  readonly label: string;

  /** What the visit before showed. */
  readonly remembered?: string | undefined;
  readonly children: ReactNode;
}

const HEIGHT_PX = 44;
const SIDES_PX = 44;
const CHARACTER_PX = 8;

/**
 * Keeps a button and its style apart from the page's. Where there is no shadow root yet, on a server and
 * while its output is hydrated, an image keeps the space. Its size is in attributes, because a server's
 * `style` would violate a strict Content-Security-Policy.
 */
export function ShadowBox({ name, label, remembered, children }: ShadowBoxProps) {
  const [shadow, setShadow] = useState<ShadowRoot>();
  const open = useCallback((host: HTMLElement | null) => {
    if (host) setShadow(shadowOf(host));
  }, []);
  return (
    <span ref={open} data-cleat={name}>
      <svg
        width={SIDES_PX + (remembered ?? label).length * CHARACTER_PX}
        height={HEIGHT_PX}
        aria-hidden="true"
      >
        {remembered && (
          <text y="27" fill="currentColor">
            {remembered}
          </text>
        )}
      </svg>
      {shadow && createPortal(<Themed>{children}</Themed>, shadow)}
    </span>
  );
}

function shadowOf(host: HTMLElement): ShadowRoot {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [newStyleSheet(host.ownerDocument, themeTokens + buttonCss)];
  return shadow;
}

/** Never rendered on a server, where React would warn about its effects. */
function Themed({ children }: { readonly children: ReactNode }) {
  const { lang } = useEntryMessages();
  const root = useRef<HTMLSpanElement>(null);
  useTheme(root);
  return (
    <span ref={root} className="root" lang={lang} dir={directionOf(lang)}>
      {children}
    </span>
  );
}
