import type { ThemeMode, ThemePreset } from 'cleatkit';
import { directionOf, type Language, languageOf } from '../../../domain/language/language';
import type { NetworkName } from '../network-names';
import { StoredStore } from '../stored-store';
import type { SwitchName } from './switches';

/** How the widget stands in the page. */
export const layouts = ['modal', 'panel', 'custom'] as const;
export type Layout = (typeof layouts)[number];

/** The direction of the text. */
export type Direction = 'ltr' | 'rtl';

/** Everything that the visitor chooses in the playground. */
export interface Choices {
  readonly mode: ThemeMode;
  readonly preset: ThemePreset;

  /** A CSS colour; empty for the preset's own. */
  readonly accent: string;
  readonly language: Language;
  readonly direction: Direction;
  readonly layout: Layout;

  /** The networks that the site leaves out. */
  readonly networksOff: readonly NetworkName[];

  /** The switches that are not as the package has them. */
  readonly switched: readonly SwitchName[];

  /** Whether the tools for the developer of a site are in the page. */
  readonly hasDevtools: boolean;
}

/** What the package does without any option. */
export const defaultChoices: Choices = {
  mode: 'system',
  preset: 'cleat',
  accent: '',
  language: 'en',
  direction: 'ltr',
  layout: 'modal',
  networksOff: [],
  switched: [],
  hasDevtools: false,
};

/** The visitor's choices, which every page of the demo follows. */
export const choices = new StoredStore<Choices>('cleat-demo/choices', firstChoices());

/** `list` with `item` where it was not in it, and without it where it was. */
export function toggled<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** Gives the page the theme and the direction that the visitor chose, now and after every change. */
export function followChoices(): void {
  const apply = (): void => {
    const { mode, preset, direction } = choices.getSnapshot();
    const root = document.documentElement;
    if (mode === 'system') root.removeAttribute('data-theme');
    else root.dataset['theme'] = mode;
    root.dataset['preset'] = preset;
    root.dir = direction;
  };
  apply();
  choices.subscribe(apply);
}

/** What a visitor has who chose nothing: the widget in the language of the browser. */
export function firstChoices(
  tags: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages,
): Choices {
  const language = languageOf(tags);
  return { ...defaultChoices, language, direction: directionOf(language) };
}
