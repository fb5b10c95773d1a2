/** How a story is shown. */
export interface StoryLook {
  readonly theme: 'light' | 'dark' | 'system';
  readonly dir: 'ltr' | 'rtl';
}

/** What the address of a story's page asks for. */
export interface StoryRequest extends StoryLook {
  /** The id of the exhibit. */
  readonly id: string;
}

const themes = ['light', 'dark', 'system'] as const;

/** The address of a story's page. */
export function storyUrl(request: StoryRequest): string {
  return `/story.html?${new URLSearchParams({ ...request })}`;
}

/** What the address of this page asks for. */
export function storyRequest(search: string): StoryRequest {
  const params = new URLSearchParams(search);
  return {
    id: params.get('id') ?? '',
    theme: themes.find((theme) => theme === params.get('theme')) ?? 'system',
    dir: params.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  };
}
