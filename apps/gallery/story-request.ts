import { type ThemePreset, themePresets } from '../../domain/theme/theme';

/** The look of a story. */
export interface StoryLook {
  readonly preset: ThemePreset;
  readonly theme: 'light' | 'dark' | 'system';
  readonly dir: 'ltr' | 'rtl';
}

/** The request in the address of a story's page. */
export interface StoryRequest extends StoryLook {
  /** The id of the exhibit. */
  readonly id: string;

  /** The tag of the language of its texts; English when absent. */
  readonly lang?: string;
}

const themes = ['light', 'dark', 'system'] as const;

/** The address of a story's page. */
export function storyUrl(request: Omit<StoryRequest, 'preset'> & Partial<StoryLook>): string {
  return `/story.html?${new URLSearchParams({ ...request })}`;
}

/** The request in the address of this page. */
export function storyRequest(search: string): StoryRequest {
  const params = new URLSearchParams(search);
  const lang = params.get('lang');
  return {
    id: params.get('id') ?? '',
    ...(lang === null ? {} : { lang }),
    preset: themePresets.find((preset) => preset === params.get('preset')) ?? 'cleat',
    theme: themes.find((theme) => theme === params.get('theme')) ?? 'system',
    dir: params.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  };
}
