import type { Exhibit } from '../exhibits';
import { storyUrl } from '../story-request';
import type { GalleryChoice } from './gallery-choice';

const HEIGHT_PX = 760;

interface StoryFrameProps {
  readonly exhibit: Exhibit;
  readonly choice: GalleryChoice;
}

/** A story in a window of its own, so that it has a width and a page of its own. */
export function StoryFrame({ exhibit: { group, name, id }, choice }: StoryFrameProps) {
  const { preset, theme, dir, width } = choice;
  const url = storyUrl({ id, preset, theme, dir });
  return (
    <figure data-width={width}>
      <figcaption>
        <b>{group}</b> {name} <a href={url}>Open</a>
      </figcaption>
      <iframe
        title={id}
        src={url}
        width={width}
        height={HEIGHT_PX}
        loading="lazy"
        sandbox="allow-scripts"
      />
    </figure>
  );
}
