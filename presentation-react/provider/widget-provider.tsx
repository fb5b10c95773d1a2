import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Widget } from '../../application/widget/widget';
import type { ThemeInput } from '../../domain/theme/theme';
import { WidgetContext } from '../bindings/widget-context';
import type { LanguagePack } from '../messages/language-pack';
import type { MessageOverrides } from '../messages/message-catalogue';
import { Presenter } from '../bindings/presenter';
import { ShellSlot } from './shell-slot';

/** The props of {@link WidgetProvider}. */
export interface WidgetProviderProps {
  /** The widget that hooks and components below use. Make it once, outside of components. */
  readonly widget: Widget;

  /** The language of the texts, such as `de` of `cleatkit/languages/de`; English when absent. */
  readonly language?: LanguagePack;

  /** The site's own words, or its own language, in the place of ours. */
  readonly messages?: MessageOverrides;

  /**
   * The theme, now and after every change: its fields are passed to `widget.setTheme`. When absent, the
   * widget keeps its theme.
   */
  readonly theme?: ThemeInput;
  /** The app. */
  readonly children?: ReactNode;
}

const noOverrides: MessageOverrides = {};
const downloadShell = async () => (await import('./shell')).Shell;

/**
 * Provides the widget to the buttons and hooks below it, and puts its modal at the end of the page's body
 * unless the widget is embedded or `disableAppend` is set.
 */
export function WidgetProvider({
  widget,
  language,
  messages = noOverrides,
  theme,
  children,
}: WidgetProviderProps) {
  widget.present(messages.lang ?? language?.lang);
  // Those that follow are spoken once they are downloaded.
  const [first] = useState(language);
  const presenter = useMemo(() => new Presenter(widget, downloadShell, first), [widget, first]);
  const spoken = useSyncExternalStore(presenter.subscribe, presenter.spoken, presenter.spoken);
  const value = useMemo(
    () => ({ widget, source: widget, messages, spoken, presenter }),
    [widget, messages, spoken, presenter],
  );
  useEffect(() => void presenter.speak(language).catch(() => {}), [presenter, language]);
  useEffect(() => widget.restart(), [widget]);
  useEffect(() => {
    if (theme) widget.setTheme(theme);
  }, [widget, theme]);
  const { enableEmbedded, disableAppend } = widget.options;
  return (
    <WidgetContext.Provider value={value}>
      {children}
      {!enableEmbedded && !disableAppend && <ShellSlot placement="body" />}
    </WidgetContext.Provider>
  );
}
