import { useSyncExternalStore } from 'react';
import { themePresets } from '../../../domain/theme/theme';
import { exhibits } from '../exhibits';
import { choiceIn, type GalleryChoice, hashOf, widths } from './gallery-choice';
import { storyLanguages } from '../story-languages';
import { Picker } from './picker';
import { StoryFrame } from './story-frame';

const groups = [...new Set(exhibits.map(({ group }) => group))];

/** A sheet of all stories, in the look that the visitor chooses at the top. */
export function GalleryPage() {
  const choice = choiceIn(useSyncExternalStore(followHash, () => location.hash));
  const choose = (part: Partial<GalleryChoice>): void => {
    location.hash = hashOf({ ...choice, ...part });
  };
  const shown = exhibits.filter(({ group }) => choice.group === '' || choice.group === group);
  return (
    <>
      <header className="controls">
        <h1>Cleat gallery</h1>
        <Picker
          label="View"
          value={choice.group}
          options={[['', 'All'], ...groups.map((group) => [group, group] as const)]}
          onPick={(group) => choose({ group })}
        />
        <Picker
          label="Preset"
          value={choice.preset}
          options={themePresets.map((preset) => [preset, preset] as const)}
          onPick={(preset) => choose({ preset })}
        />
        <Picker
          label="Theme"
          value={choice.theme}
          options={[
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
          onPick={(theme) => choose({ theme })}
        />
        <Picker
          label="Direction"
          value={choice.dir}
          options={[
            ['ltr', 'Left to right'],
            ['rtl', 'Right to left'],
          ]}
          onPick={(dir) => choose({ dir })}
        />
        <Picker
          label="Width"
          value={choice.width}
          options={widths.map((width) => [width, `${width} px`] as const)}
          onPick={(width) => choose({ width })}
        />
        <Picker
          label="Language"
          value={choice.lang}
          options={[['', 'en'], ...storyLanguages.map(({ lang }) => [lang, lang] as const)]}
          onPick={(lang) => choose({ lang })}
        />
        <span>{shown.length} stories</span>
      </header>
      <main className="sheet">
        {shown.map((exhibit) => (
          <StoryFrame key={exhibit.id} exhibit={exhibit} choice={choice} />
        ))}
      </main>
    </>
  );
}

function followHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
