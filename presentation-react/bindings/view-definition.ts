import type { ComponentType } from 'react';
import type { WidgetState } from '../../application/snapshot/widget-state';
import type { ViewName } from '../../domain/routing/view-name';
import type { CatalogueName, Catalogues, MessageCatalogue } from '../messages/message-catalogue';

/** The name of a text that is always the same. */
type TextName = {
  [Name in keyof MessageCatalogue]: MessageCatalogue[Name] extends string ? Name : never;
}[keyof MessageCatalogue];

interface ViewHeading {
  /** The text of the heading, or its name. `wallet` and `chain` are the subject of the view, where it has one. */
  readonly title:
    TextName | ((messages: MessageCatalogue, wallet?: string, chain?: string) => string);

  /** Where there is room for two panes: a list keeps its own, and a view that is opened from it has the one beside it. */
  readonly pane?: 'list' | 'beside';

  /** Whether a view without a pane shows something without the account in use. */
  readonly isForAll?: boolean;
}

/** A view that is downloaded with the shell. */
interface EagerView extends ViewHeading {
  readonly messages: 'shell';

  /** Takes no props: a view reads what it needs from the widget. */
  readonly View: ComponentType;
}

/** A view that is downloaded when it is first shown, with its own texts. */
interface LazyView<Name extends CatalogueName> extends ViewHeading {
  readonly messages: Name;
  readonly load: () => Promise<ViewModule<Name>>;

  /** Whether visitors are likely to come to this view from `state`: then it is downloaded in advance. */
  readonly isNext?: (state: WidgetState) => boolean;
}

/** The module of a view: its component, and its catalogue unless that is the shell's. */
type ViewModule<Name extends CatalogueName> = Name extends 'shell'
  ? { readonly default: ComponentType; readonly messages?: undefined }
  : { readonly default: ComponentType; readonly messages: Catalogues[Name] };

/** The shell's rules for a view. `domain/routing/view-rules.ts` has the router's. */
export type ViewDefinition = EagerView | { [Name in CatalogueName]: LazyView<Name> }[CatalogueName];

/** Every view, by name: a {@link ViewName} without an entry does not compile. */
export type ViewRegistry = { readonly [Name in ViewName]: ViewDefinition };
