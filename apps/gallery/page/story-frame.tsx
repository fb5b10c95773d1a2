import type { Exhibit } from '../exhibits';
import { storyUrl } from '../story-request';
import type { GalleryChoice } from './gallery-choice';

const HEIGHT_PX = 760;

interface StoryFrameProps {
  readonly exhibit: Exhibit;
  readonly choice: GalleryChoice;
}

/** A story in a window of its own, so that it has a width and a page of its own. */
export function StoryFrame({ exhibit, choice }: StoryFrameProps) {
  const { group, name, id, isFraming } = exhibit;
  const { preset, theme, dir, width, lang } = choice;
  const url = storyUrl({ id, preset, theme, dir, ...(lang !== '' && { lang }) });
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
        // Pages that say `frame-ancestors 'self'` stand in no frame without an origin.
        sandbox={isFraming ? 'allow-scripts allow-same-origin' : 'allow-scripts'}
      />
    </figure>
  );
}
