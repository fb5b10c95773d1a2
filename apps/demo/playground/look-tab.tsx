import type { ThemeMode, ThemePreset } from 'cleatkit';
import { directionOf, type Language, languages } from '../../../domain/language/language';
import { languageNames } from '../languages/language-names';
import { AccentField } from './accent-field';
import { choices, type Direction, type Layout } from './choices';
import { RadioList } from './fields/radio-list';
import { useChoices } from './use-choices';

const modes: Readonly<Record<ThemeMode, string>> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

const presets: Readonly<Record<ThemePreset, string>> = {
  cleat: 'Cleat',
  midnight: 'Midnight',
  mint: 'Mint',
  mono: 'Mono',
  compact: 'Compact',
};

const layoutNames: Readonly<Record<Layout, string>> = {
  modal: 'Modal',
  panel: 'Panel',
  custom: 'Own button',
};

const directionNames: Readonly<Record<Direction, string>> = {
  ltr: 'From the left',
  rtl: 'From the right',
};

/** The languages by their own names, English first. */
const ownNames = Object.fromEntries(
  ['en' as const, ...languages].map((tag) => [tag, languageNames[tag].own]),
) as Readonly<Record<Language, string>>;

/** Theme, layout and language of the widget. */
export function LookTab() {
  const { mode, preset, layout, language, direction } = useChoices();
  return (
    <>
      <RadioList
        isRow
        legend="Mode"
        options={modes}
        chosen={mode}
        onChoose={(value) => choices.change({ mode: value })}
      />
      <RadioList
        isRow
        legend="Preset"
        options={presets}
        chosen={preset}
        onChoose={(value) => choices.change({ preset: value })}
      />
      <AccentField />
      <RadioList
        isRow
        legend="Layout"
        options={layoutNames}
        chosen={layout}
        onChoose={(value) => choices.change({ layout: value })}
      />
      <RadioList
        isRow
        legend="Language"
        options={ownNames}
        chosen={language}
        onChoose={(value: Language) =>
          choices.change({ language: value, direction: directionOf(value) })
        }
      />
      <RadioList
        isRow
        legend="Direction"
        options={directionNames}
        chosen={direction}
        onChoose={(value) => choices.change({ direction: value })}
      />
    </>
  );
}
