import { createContext, useContext } from 'react';
import type { SnapshotStore } from '../../application/state/snapshot-store';
import type { ViewEntry } from '../../domain/routing/view-name';
import type { MessageCatalogue } from '../messages/message-catalogue';
import type { AdoptedStyles } from '../theme/adopted-styles';
import type { ShownState } from './shown-state';
import type { ViewLoader } from './view-loader';

/** Whether the widget is over the page or in it. */
export type ShellPlace = 'modal' | 'panel';

/** The values that the shell provides to its parts and views, in addition to the widget. */
export interface ShellContextValue {
  readonly host: HTMLElement;
  readonly place: ShellPlace;
  readonly messages: MessageCatalogue;

  /** Whether the visitor has agreed to the site's documents. */
  readonly consent: SnapshotStore<boolean>;

  /** Keeps the second press of a double press from what the first one brought up. */
  readonly shield: { cover(parent: Element): void };
  readonly shown: ShownState;
  readonly styles: AdoptedStyles;
  readonly views: ViewLoader;
}

export const ShellContext = createContext<ShellContextValue | undefined>(undefined);

/** Gives the heading of a view the title that the view itself has; `undefined` for that of the registry. */
export const TitleContext = createContext<(title: string | undefined) => void>(() => {});

/** The view that a part of the modal belongs to, where it is not the one on show. */
export const ViewEntryContext = createContext<ViewEntry | undefined>(undefined);

export function useShellContext(): ShellContextValue {
  const value = useContext(ShellContext);
  if (!value) throw new Error('A view must be rendered inside the shell');
  return value;
}

/** The texts of the shell and its first views. */
export function useMessages(): MessageCatalogue {
  return useShellContext().messages;
}

/** The view that the calling component belongs to. */
export function useViewEntry(): ViewEntry | undefined {
  return useContext(ViewEntryContext);
}
