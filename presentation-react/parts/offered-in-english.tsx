import { type ComponentType, useState } from 'react';
import { ShellContext, useShellContext } from '../bindings/shell-context';
import { useWidgetContext, WidgetContext } from '../bindings/widget-context';
import { entryMessages } from '../messages/en';
import { shellMessages } from '../messages/shell-en';

const english = { ...entryMessages, ...shellMessages };

/**
 * A view of what the visitor approves, which can be read in English where no native speaker has read the texts of the language. The
 * offer is in English: those who cannot read it have no use for it. What the visitor did in the view stays.
 */
export function offeredInEnglish(View: ComponentType): ComponentType {
  return function OfferedInEnglish() {
    const context = useWidgetContext();
    const shell = useShellContext();
    const [isEnglish, setIsEnglish] = useState(false);
    const { lang } = shell.messages;
    if (context.spoken?.isReviewed !== false) return <View />;
    return (
      <WidgetContext.Provider
        value={isEnglish ? { ...context, messages: {}, spoken: undefined } : context}
      >
        <ShellContext.Provider value={isEnglish ? { ...shell, messages: english } : shell}>
          <div className="stack" {...(isEnglish && { lang: 'en', dir: 'ltr' })}>
            <View />
            <button
              type="button"
              className="action"
              data-kind="quiet"
              lang={isEnglish ? lang : 'en'}
              onClick={() => setIsEnglish(!isEnglish)}
            >
              {isEnglish
                ? new Intl.DisplayNames(lang, { type: 'language' }).of(lang)
                : 'Show in English'}
            </button>
          </div>
        </ShellContext.Provider>
      </WidgetContext.Provider>
    );
  };
}
