import { themePresets } from '../../../domain/theme/theme';
import type { StoryLook } from '../story-request';

/** The widths of the stories: a desktop, a phone, and the width that a zoom of 400 % leaves. */
export const widths = [1280, 390, 320] as const;

/** The choices of the gallery's visitor. */
export interface GalleryChoice extends StoryLook {
  readonly width: (typeof widths)[number];

  /** The tag of the language; empty for English. */
  readonly lang: string;

  /** The group on show; empty for all. */
  readonly group: string;
}

/** The choice in the address of the page. */
export function choiceIn(hash: string): GalleryChoice {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    preset: themePresets.find((preset) => preset === params.get('preset')) ?? 'cleat',
    theme: params.get('theme') === 'dark' ? 'dark' : 'light',
    dir: params.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    width: widths.find((width) => String(width) === params.get('width')) ?? 390,
    lang: params.get('lang') ?? '',
    group: params.get('group') ?? '',
  };
}

/** The address of the page for `choice`. */
export function hashOf({ preset, theme, dir, width, lang, group }: GalleryChoice): string {
  return `#${new URLSearchParams({ preset, theme, dir, width: String(width), lang, group })}`;
}
