/** `system` follows the visitor's own setting. */
export type ThemeMode = 'light' | 'dark' | 'system';

/** The looks that come with the package, each in light and in dark. */
export const themePresets = ['cleat', 'midnight', 'mint', 'mono', 'compact'] as const;

/** The name of a look that comes with the widget. */
export type ThemePreset = (typeof themePresets)[number];

/** The look of a widget: a preset, and what the site has changed of it. */
export interface Theme {
  /** Light, dark, or the setting of the visitor. */
  readonly mode: ThemeMode;
  /** The look that `variables` change. */
  readonly preset: ThemePreset;
  /** Colours, fonts and sizes. */
  readonly variables: ThemeVariables;
}

/** A change of the look: what is absent stays as it is. `variables` replace all of those before. */
export type ThemeInput = Partial<Theme>;

/** What a site may set of the look. Each is optional; the rest follows from them. */
export interface ThemeVariables {
  /** A CSS font family list. Nothing is downloaded for it. */
  readonly fontFamily?: string;

  /** A CSS colour: buttons, rings, links. Text on it is chosen to stay readable. */
  readonly accent?: string;

  /** A CSS colour that every surface is tinted with. */
  readonly colorMix?: string;

  /** How much of `colorMix`, in percent, 0 to 100. */
  readonly colorMixStrength?: number;

  /** The font master in px; text sizes are multiples of it. */
  readonly fontSizeMasterPx?: number;

  /** The radius master in px; corners are multiples of it. */
  readonly borderRadiusMasterPx?: number;
  /** The layer of the modal over the page. */
  readonly zIndex?: number;

  /** A CSS colour for the dark modules of QR codes. */
  readonly qrColor?: string;
}
