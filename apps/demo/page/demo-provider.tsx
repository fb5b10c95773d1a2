import type { Widget } from 'cleatkit';
import { WidgetProvider } from 'cleatkit/react';
import { type ReactNode, useMemo } from 'react';
import { sandboxMessages } from '../counterparts';
import { languagePacks } from '../languages/language-packs';
import { turned } from '../languages/turned';
import { useChoices } from '../playground/use-choices';

interface DemoProviderProps {
  readonly widget: Widget;

  /** Whether the widget has a theme of its own, of which only the mode follows the visitor's choice. */
  readonly hasOwnTheme?: boolean;
  readonly children: ReactNode;
}

/** A provider with the theme and the language that the visitor chose, both changed in place. */
export function DemoProvider({ widget, hasOwnTheme = false, children }: DemoProviderProps) {
  const { mode, preset, accent, language, direction } = useChoices();
  const theme = useMemo(
    () => (hasOwnTheme ? { mode } : { mode, preset, variables: accent === '' ? {} : { accent } }),
    [hasOwnTheme, mode, preset, accent],
  );
  const messages = useMemo(
    () => ({ ...sandboxMessages, ...turned(language, direction) }),
    [language, direction],
  );
  const pack = language === 'en' ? undefined : languagePacks[language];
  return (
    <WidgetProvider
      widget={widget}
      theme={theme}
      {...(pack && { language: pack })}
      messages={messages}
    >
      {children}
    </WidgetProvider>
  );
}
