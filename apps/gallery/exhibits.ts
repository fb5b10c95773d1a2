import type { ReactNode } from 'react';
import type { ViewName } from '../../domain/routing/view-name';
import type { FakeWidget } from './fake-widget';
import { viewStories } from './stories';
import { embeddedStories } from './stories/embedded';
import { actionStories, addressStories, tokenStories } from './stories/money';
import { buttonStories, noticeStories, type PartStory } from './stories/parts';
import { openStory } from './stories/story';

/** One story as the gallery shows it. */
export interface Exhibit {
  /** The name of the view, or of the kind of part. */
  readonly group: string;
  readonly name: string;

  /** Unique; the address of its page contains it. */
  readonly id: string;

  /** A new widget in the state of the story, open for the story of a view. */
  readonly widget: () => FakeWidget;

  /** The elements that the page shows. */
  readonly part?: ReactNode;

  /** Whether they have frames of the gallery's own pages. */
  readonly isFraming?: boolean;
}

const views = (Object.keys(viewStories) as ViewName[]).flatMap((view) =>
  viewStories[view].map((story): Exhibit => {
    const widget = (): FakeWidget => {
      const shown = story.widget();
      openStory(shown, view, story);
      return shown;
    };
    return { group: view, name: story.name, id: `${view}/${story.name}`, widget };
  }),
);

const partsOf = (group: string, stories: readonly PartStory[]): readonly Exhibit[] =>
  stories.map((story) => ({ ...story, group, id: `${group}/${story.name}` }));

/** Every view in every state, then everything else that the widget shows. */
export const exhibits: readonly Exhibit[] = [
  ...views,
  ...partsOf('Account actions', actionStories),
  ...partsOf('Whole addresses', addressStories),
  ...partsOf('Tokens', tokenStories),
  ...partsOf('Buttons', buttonStories),
  ...partsOf('Notices', noticeStories),
  ...partsOf('Embedded wallet', embeddedStories),
];
