import type { Exhibit } from '../exhibits';
import { storyUrl, type StoryLook } from '../story-request';
import { widths } from '../page/gallery-choice';

/** One picture that `npm run shots` takes. */
export interface Shot {
  /** The id of the exhibit. */
  readonly id: string;

  /** Of the view, or of the kind of part. */
  readonly group: string;

  /** The path of the story's page. */
  readonly url: string;

  /** Where the picture is stored, below the folder of all pictures. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

interface Look extends Pick<StoryLook, 'dir'> {
  readonly theme: 'light' | 'dark';
  readonly width: (typeof widths)[number];
}

/** Of a laptop, a phone, and a page at a zoom of 400 %. */
const heights: Readonly<Record<Look['width'], number>> = { 1280: 800, 390: 844, 320: 640 };

/** Every state is seen in this look. */
const usual: Look = { theme: 'light', dir: 'ltr', width: 390 };

const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['ltr', 'rtl'] as const).flatMap((dir) => widths.map((width) => ({ theme, dir, width }))),
);

/** The pictures of `exhibits`: each in the usual look, and the first of each group, which is at rest, in all looks. */
export function shotsOf(
  exhibits: readonly Pick<Exhibit, 'group' | 'id' | 'name'>[],
): readonly Shot[] {
  return exhibits.flatMap((exhibit) => {
    const isAtRest = exhibit === exhibits.find(({ group }) => group === exhibit.group);
    return (isAtRest ? looks : [usual]).map((look) => shotOf(exhibit, look));
  });
}

function shotOf({ group, id, name }: Pick<Exhibit, 'group' | 'id' | 'name'>, look: Look): Shot {
  const { theme, dir, width } = look;
  return {
    id,
    group,
    url: storyUrl({ id, theme, dir }),
    file: `${slugOf(group)}/${slugOf(name)}.${theme}-${dir}-${width}.png`,
    width,
    height: heights[width],
  };
}

function slugOf(name: string): string {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
