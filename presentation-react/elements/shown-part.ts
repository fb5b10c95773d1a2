import type { Widget } from '../../application/widget/widget';
import { onceUntilFailure } from '../../domain/async/once-until-failure';
import type { ConnectButtonProps } from '../buttons/connect-button';
import type { LanguagePack } from '../messages/language-pack';
import type { MessageOverrides } from '../messages/message-catalogue';
import type { PartTree } from './part-tree';

/** What one element shows of its widget. */
export interface ShownPart {
  readonly kind: 'button' | 'network' | 'panel';

  /** Of a button. */
  readonly face?: ConnectButtonProps;
  readonly language?: LanguagePack | undefined;
  readonly messages?: MessageOverrides | undefined;
}

const trees = new WeakMap<Widget, () => Promise<PartTree>>();

/** The tree of `widget` for all of its elements. Downloads it, with React. */
export function partTreeOf(widget: Widget): Promise<PartTree> {
  const load =
    trees.get(widget) ??
    onceUntilFailure(async () => new (await import('./part-tree')).PartTree(widget));
  trees.set(widget, load);
  return load();
}
