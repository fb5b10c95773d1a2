import type { Widget } from '../../application/widget/widget';
import type { WidgetOptionsInput } from '../../domain/options/parse-options';
import type { ThemeMode } from '../../domain/theme/theme';
import type { LanguagePack } from '../messages/language-pack';
import type { MessageOverrides } from '../messages/message-catalogue';
import { newStyleSheet } from '../theme/new-style-sheet';
import { type CleatEventMap, dispatchEvents } from './element-events';
import type { PartTree } from './part-tree';
import { partTreeOf, type ShownPart } from './shown-part';

/** Node has no elements. There the classes may be imported, and not used. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

const HIDDEN = ':host([hidden]){display:none}';

/** How the browser lays an element out, unless the page says otherwise. */
const hostCss: { readonly [Kind in ShownPart['kind']]: string } = {
  button: `:host{display:inline-block}${HIDDEN}`,
  network: `:host{display:inline-block}${HIDDEN}`,
  panel: `:host{display:block}${HIDDEN}`,
};

/** The elements in a document, of which some show the widget of another one. */
const inDocument = new Set<CleatElement>();

/** The widget that an element shows. */
interface Shown {
  readonly widget: Widget;
  readonly stopEvents: () => void;
  tree?: PartTree;
}

/**
 * An element that shows a part of a widget: the one of its property `widget`; else the one that it makes of its
 * `options` and `networks`; else the one of the element that its attribute `for` names. A widget that the element has
 * made is disposed when the element leaves the page, and starts again when it comes back.
 */
export abstract class CleatElement extends Base {
  static readonly observedAttributes: readonly string[] = ['for', 'networks', 'theme'];
  readonly #place: ShadowRoot;
  #given: Widget | undefined;
  #made: Widget | undefined;
  #options: WidgetOptionsInput | undefined;
  #language: LanguagePack | undefined;
  #messages: MessageOverrides | undefined;
  #shown: Shown | undefined;

  constructor() {
    super();
    this.#place = this.attachShadow({ mode: 'open' });
    this.#place.adoptedStyleSheets = [
      newStyleSheet(this.ownerDocument, hostCss[this.content().kind]),
    ];
  }

  /** The widget that the element shows. One that is set takes the place of the element's own. */
  get widget(): Widget | undefined {
    return this.#given ?? this.#made ?? this.#named()?.widget;
  }

  set widget(widget: Widget | undefined) {
    this.#given = widget;
    this.#update();
  }

  /** The options of the element's own widget. Others make another widget. */
  get options(): WidgetOptionsInput | undefined {
    return this.#options;
  }

  set options(options: WidgetOptionsInput | undefined) {
    this.#options = options;
    this.#remake();
  }

  /** The language of the texts of all elements of the widget, such as `de` of `cleatkit/languages/de`. */
  get language(): LanguagePack | undefined {
    return this.#language;
  }

  set language(language: LanguagePack | undefined) {
    this.#language = language;
    this.#update();
  }

  /** The site's own words, or its own language, for all elements of the widget. */
  get messages(): MessageOverrides | undefined {
    return this.#messages;
  }

  set messages(messages: MessageOverrides | undefined) {
    this.#messages = messages;
    this.#update();
  }

  /** The attribute `networks`: names of networks of the package, such as `ethereum solana`, where `options` has none. */
  get networks(): string {
    return this.getAttribute('networks') ?? '';
  }

  set networks(names: string) {
    this.setAttribute('networks', names);
  }

  /** The attribute `theme`: the mode of the widget's theme. */
  get theme(): ThemeMode | '' {
    return (this.getAttribute('theme') ?? '') as ThemeMode | '';
  }

  set theme(mode: ThemeMode | '') {
    this.setAttribute('theme', mode);
  }

  /** The attribute `for`: the id of another element, whose widget this one shows. */
  get htmlFor(): string {
    return this.getAttribute('for') ?? '';
  }

  set htmlFor(id: string) {
    this.setAttribute('for', id);
  }

  override addEventListener<Type extends keyof CleatEventMap>(
    type: Type,
    listener: (event: CleatEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options);
  }

  /** Called by the browser. */
  connectedCallback(): void {
    // What a script set before the element was defined hides the accessors of the class.
    for (const name of Object.keys(this))
      if (name in Object.getPrototypeOf(this)) this.#upgrade(name);
    inDocument.add(this);
    this.#make();
    this.#update();
  }

  /** Called by the browser. An element that is moved comes back in the same task. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      inDocument.delete(this);
      this.#leave();
      this.#made?.dispose();
      this.#updateOthers();
    });
  }

  /** Called by the browser, where the element is moved without leaving the page. */
  connectedMoveCallback(): void {}

  /** Called by the browser. */
  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === 'networks') this.#remake();
    else this.#update();
    if (name === 'theme') this.#applyTheme();
  }

  /** What the element shows of its widget. */
  protected abstract content(): ShownPart;

  protected abstract makeWidget(options: WidgetOptionsInput, networks: readonly string[]): Widget;

  #upgrade(name: string): void {
    const value: unknown = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  #make(): void {
    const names = this.networks.split(/\s+/).filter(Boolean);
    if (!this.#options && names.length === 0) return;
    this.#made ??= this.makeWidget(this.#options ?? {}, names);
  }

  #named(): CleatElement | undefined {
    const root = this.getRootNode();
    const found = this.htmlFor && root instanceof Node && 'getElementById' in root;
    const other = found ? (root as Document).getElementById(this.htmlFor) : undefined;
    return other instanceof CleatElement && other !== this ? other : undefined;
  }

  #remake(): void {
    this.#made?.dispose();
    this.#made = undefined;
    if (!inDocument.has(this)) return;
    this.#make();
    this.#update();
  }

  #update(): void {
    if (!inDocument.has(this)) return;
    const widget = this.widget;
    if (this.#shown?.widget !== widget) {
      this.#leave();
      if (widget) this.#enter(widget);
      this.#updateOthers();
    }
    this.#draw();
  }

  #updateOthers(): void {
    for (const other of inDocument) if (other !== this && other.htmlFor) other.#update();
  }

  #enter(widget: Widget): void {
    const isOwn = widget === this.#made;
    if (isOwn) widget.restart();
    widget.present();
    const isElsewhere = !isOwn && widget !== this.#given;
    const stopEvents = isElsewhere ? () => {} : dispatchEvents(widget, this);
    const shown: Shown = { widget, stopEvents };
    this.#shown = shown;
    this.#applyTheme();
    partTreeOf(widget).then(
      (tree) => {
        if (this.#shown !== shown) return;
        shown.tree = tree;
        this.#draw();
      },
      // The next change of the element tries again.
      () => this.#shown === shown && this.#leave(),
    );
  }

  #leave(): void {
    this.#shown?.stopEvents();
    this.#shown?.tree?.hide(this.#place);
    this.#shown = undefined;
  }

  #draw(): void {
    this.#shown?.tree?.show(this.#place, {
      ...this.content(),
      language: this.#language,
      messages: this.#messages,
    });
  }

  #applyTheme(): void {
    const { theme } = this;
    if (theme !== '') this.#shown?.widget.setTheme({ mode: theme });
  }
}
