import type { ViewEntry, ViewName } from '../../../domain/routing/view-name';
import type { FakeWidget } from '../fake-widget';

/** One state of a view. */
export interface Story {
  /** The name of the state, unique among the stories of its view. */
  readonly name: string;

  /** The arguments of the view. */
  readonly about?: Omit<ViewEntry, 'name'>;

  /** A new widget in the state, still closed. */
  readonly widget: () => FakeWidget;
}

/** The stories of one view: at least one. The first is the view at rest, which is seen in every look. */
export type Stories = readonly [Story, ...Story[]];

/** The stories of every view: a view without stories does not compile. */
export type ViewStories = { readonly [Name in ViewName]: Stories };

/** Stories for each of `causes`: a record over a union, so that a cause without a story does not compile. */
export function storiesOf<Cause extends string, Value>(
  causes: Readonly<Record<Cause, Value>>,
  storyOf: (cause: Cause, value: Value) => Story,
): readonly Story[] {
  return (Object.keys(causes) as Cause[]).map((cause) => storyOf(cause, causes[cause]));
}

const firstViews: ReadonlySet<ViewName> = new Set(['Account', 'Connect', 'UnsupportedChain']);

/** Opens `widget` with the view `name` in the state of `story`, after the view that visitors come from. */
export function openStory(widget: FakeWidget, name: ViewName, { about }: Story): void {
  const entry: ViewEntry = { name, ...about };
  const isConnected = widget.state.connections.eip155.account !== undefined;
  const from: ViewEntry = { name: isConnected ? 'Account' : 'Connect' };
  widget.showViews(...(firstViews.has(name) && !about ? [entry] : [from, entry]));
}
