import { createContext, useContext } from 'react';
import type { Widget } from '../../application/widget/widget';
import type { WidgetState } from '../../application/snapshot/widget-state';
import { entryMessages, type EntryMessages } from '../messages/en';
import type { SpokenTexts } from '../messages/language-pack';
import type { MessageOverrides } from '../messages/message-catalogue';
import type { Presenter } from './presenter';
import { type StateSource, useStore } from './use-store';

/** The value of the provider's context. */
export interface WidgetContextValue {
  readonly widget: Widget;

  /** The source of the state: the widget, or the state that the modal shows while it closes. */
  readonly source: StateSource;
  readonly messages: MessageOverrides;

  /** The texts of the site's language that are downloaded; `undefined` for English. */
  readonly spoken: SpokenTexts | undefined;
  readonly presenter: Presenter;
}

export const WidgetContext = createContext<WidgetContextValue | undefined>(undefined);

/** The nearest provider's value. */
export function useWidgetContext(): WidgetContextValue {
  const value = useContext(WidgetContext);
  if (!value) throw new Error('Put <WidgetProvider widget={…}> around this component');
  return value;
}

/** The nearest provider's widget: its state and its verbs. */
export function useWidget(): Widget {
  return useWidgetContext().widget;
}

/** A slice of the widget's state; renders again when the slice is replaced. */
export function useWidgetState<Slice>(selector: (state: WidgetState) => Slice): Slice {
  return useStore(useWidgetContext().source, selector);
}

/** The texts of the buttons. */
export function useEntryMessages(): EntryMessages {
  return textsIn(useWidgetContext(), entryMessages);
}

/** The texts of `english` in the site's language, with the site's own in their place. */
export function textsIn<Texts extends object>(
  { messages, spoken }: Pick<WidgetContextValue, 'messages' | 'spoken'>,
  english: Texts,
): Texts {
  return { ...(spoken?.over(english) ?? english), ...messages };
}
