import { type ReactNode, useRef } from 'react';
import { directionOf } from '../messages/message-catalogue';
import { refineTheme } from '../theme/refine-theme';
import { useTheme } from '../bindings/use-theme';
import { useShellContext } from '../bindings/shell-context';

/** The element to which theme, language and direction apply. */
export function ShellRoot({ children }: { readonly children: ReactNode }) {
  const { messages, place } = useShellContext();
  const root = useRef<HTMLDivElement>(null);
  useTheme(root, refineTheme);
  return (
    <div
      ref={root}
      className="root"
      data-place={place}
      lang={messages.lang}
      dir={directionOf(messages.lang)}
    >
      {children}
    </div>
  );
}
