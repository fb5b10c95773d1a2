import type { WidgetState } from '../snapshot/widget-state';
import { ReadableWidget } from './readable-widget';
import type { Widget } from './widget';

/** The verbs of a {@link Widget} that have nothing to do without a core: none is downloaded for them. */
export const idleVerbNames = ['cancelConnect', 'dismissSwitch', 'provider'] as const;

/** The verbs of a {@link Widget} that its core answers; a widget hands them on with their arguments. */
export const coreVerbNames = [
  ...idleVerbNames,
  'feature',
  'open',
  'show',
  'back',
  'chooseWallet',
  'connect',
  'disconnect',
  'switchNetwork',
  'refreshBalance',
  'endpoints',
  'copyAddress',
] as const satisfies readonly (keyof Widget)[];

/** A verb of {@link coreVerbNames}. */
export type CoreVerb = (typeof coreVerbNames)[number];

/** A widget some of whose verbs are answered in one place. Only a type: {@link widgetAnswering} makes the class. */
export declare abstract class AnsweringWidget<Verb extends string> extends ReadableWidget {
  /** The answer to `verb`, called with `args`. */
  protected abstract answer(verb: Verb, args: readonly unknown[]): unknown;
}

/** Widgets with `Verb` as methods, of the types that {@link Widget} gives them. */
type AnsweringClass<Verb extends keyof Widget> = abstract new (
  initial: WidgetState,
) => AnsweringWidget<Verb> & Pick<Widget, Verb>;

/** The class of the widgets that answer `verbs` in one place. */
export function widgetAnswering<Verb extends keyof Widget>(
  verbs: readonly Verb[],
): AnsweringClass<Verb> {
  abstract class Answering extends ReadableWidget {
    protected abstract answer(verb: Verb, args: readonly unknown[]): unknown;

    static {
      for (const verb of verbs) {
        Object.assign(this.prototype, {
          [verb](this: Answering, ...args: readonly unknown[]): unknown {
            return this.answer(verb, args);
          },
        });
      }
    }
  }
  return Answering as unknown as AnsweringClass<Verb>;
}
