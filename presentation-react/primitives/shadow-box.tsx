import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEntryMessages, useWidgetContext } from '../bindings/widget-context';
import { directionOf } from '../messages/message-catalogue';
import { useBeforePaint, useTheme } from '../theme/use-theme';

interface ShadowBoxProps {
  readonly name: string;

  /** Stands in the page until there is a shadow root: on a server, and while its output is hydrated. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Keeps `children` and their style apart from the page's. */
export function ShadowBox({ name, placeholder, children }: ShadowBoxProps) {
  const { presenter } = useWidgetContext();
  const host = useRef<HTMLSpanElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  useBeforePaint(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [presenter.buttonSheet(host.current.ownerDocument)];
    setShadow(root);
  }, [presenter]);
  return (
    <span ref={host} data-cleat={name}>
      {placeholder}
      {shadow && createPortal(<Themed>{children}</Themed>, shadow)}
    </span>
  );
}

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
