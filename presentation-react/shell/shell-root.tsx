import { type ReactNode, useRef } from 'react';
import { directionOf } from '../messages/message-catalogue';
import { refineTheme } from '../theme/refine-theme';
import { useTheme } from '../theme/use-theme';
import { useShellContext } from './shell-context';

/** What theme, language and direction apply to. */
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
