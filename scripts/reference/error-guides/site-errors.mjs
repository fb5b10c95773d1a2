/** Guides to the errors about what a site sets up: options, features, ports, what it downloads. */
export const siteErrors = /** @satisfies {Partial<import('./error-guide.mjs').ErrorGuides>} */ ({
  OPTION_INVALID: {
    cause:
      'An option is unknown or has a value of another shape. `option` is its path, as in `features.socials[0]`.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Give what `expected` says. TypeScript finds most of these before they run.',
    fields: { option: 'The path of the option.', expected: 'What it may be, in English.' },
    example: { option: 'features.socials[0]', expected: 'one of google, github, apple' },
  },
  OPTIONS_CONFLICT: {
    cause: 'Two options of `createWidget` exclude each other, such as `siwx` and `siweConfig`.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Keep one of the two in `options`.',
    fields: { options: 'The two options.' },
    example: { options: ['siweConfig', 'siwx'] },
  },
  FEATURE_OFF: {
    cause:
      'A verb, or a view, of a feature that the site has turned off, or that lacks the option it needs.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Turn the feature on in `features`, or set its option: `siwx`, `siweConfig`, `analyticsUrl`.',
    fields: { feature: 'The name of the feature.' },
    example: { feature: 'siwx' },
  },
  FEATURE_UNKNOWN: {
    cause: '`feature` named a feature that there is not.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Correct the name: `nearest` has the one that may be meant.',
    fields: {
      feature: 'The name of the feature.',
      nearest: 'The name that may be meant, where one is close.',
    },
    example: { feature: 'swaps', nearest: 'swap' },
  },
  VIEW_UNKNOWN: {
    cause: '`open` or `show` named a view that there is not.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Correct the name: `nearest` has the one that may be meant.',
    fields: {
      view: 'The name of the view.',
      nearest: 'The name that may be meant, where one is close.',
    },
    example: { view: 'Acount', nearest: 'Account' },
  },
  PORT_MISSING: {
    cause: 'A feature needs a port that has no adapter. `option` names the option that brings one.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Set the option, or pass `override(Port, adapter)` to `createWidget`.',
    fields: {
      port: 'The name of the port.',
      option: 'The option that a site sets to have the port.',
    },
    example: { port: 'SwapSource', option: 'sources.swaps' },
  },
  ADAPTER_NOT_FOUND: {
    cause: 'No chain adapter is there for the namespace: an own `ChainAdapters` left it out.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Bind an adapter for the namespace in `ChainAdapters`, or leave networks of that namespace out of `networks`.',
    fields: { namespace: 'The CAIP-104 namespace, such as `eip155`.' },
    example: { namespace: 'eip155' },
  },
  PRESENTER_MISSING: {
    cause:
      'The modal was to open, and nothing draws it: no `WidgetProvider`, `mountWidget` or element came within 5 s; in Node at once.',
    visitor: 'nothing: there is no modal',
    way: 'Render `WidgetProvider`, call `mountWidget(widget)`, or call `present()` where the site draws the views.',
    fields: {},
    example: {},
  },
  DOWNLOAD_FAILED: {
    cause:
      'A later part of the widget did not arrive: no network, a deployment that removed the old files, or a Content-Security-Policy.',
    visitor: '`viewMissing`',
    way: 'Call again: each call tries again. Keep the files of the last deployment for a while.',
    fields: {},
    example: {},
  },
  WIDGET_DISPOSED: {
    cause: 'A verb was called after `dispose`, or was waiting when it came.',
    visitor: 'nothing: the widget is gone',
    way: 'Make a new widget, or call `restart`. In React let `WidgetProvider` do both.',
    fields: {},
    example: {},
  },
  INTEGRITY_MISMATCH: {
    cause:
      "The site's own list of wallets (`walletDirectoryUrl`) has other bytes than `walletDirectoryIntegrity` says.",
    visitor: 'the list of wallets that comes with the widget',
    way: 'Compute the hash of the new list, after you have read what changed in it.',
    fields: {
      expected: 'The hash of the option.',
      actual: 'The hash of the list; `none` where it could not be computed.',
    },
    example: { expected: 'sha384-oqVuAf…', actual: 'sha384-7Rz0mX…' },
  },
  COPY_FAILED: {
    cause:
      'The browser refused to write to the clipboard: no press, no permission, or no secure context.',
    visitor: '`snackbars.COPY_FAILED`',
    way: 'Call it within a press and on `https:`, or show the text to select.',
    fields: {},
    example: {},
  },
  CAIP_ADDRESS_INVALID: {
    cause:
      'The text has not the three parts of a CAIP-10 account id: namespace, reference, address.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Pass an id such as `eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045`.',
    fields: { value: 'The text, as it was given.' },
    example: { value: '0x123' },
  },
  CAIP_ADDRESS_MALFORMED: {
    cause:
      'The text has the three parts of a CAIP-10 account id, and one of them is not of the grammar or of a namespace that the widget knows.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Check the namespace (`eip155`, `solana`, `bip122`, `polkadot`) and the reference.',
    fields: { value: 'The text, as it was given.' },
    example: { value: 'eip155:1:0x:1' },
  },
  CAIP_NETWORK_ID_INVALID: {
    cause: 'The text is not a CAIP-2 network id of a namespace that the widget knows.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Pass an id such as `eip155:1`. `caipNetworkId` of a network has it.',
    fields: { value: 'The text, as it was given.' },
    example: { value: 'mainnet' },
  },
  CHAIN_ID_INVALID: {
    cause:
      'A chain id that ENSIP-11 cannot make a coin type of: not a whole number from 1 to 2147483647.',
    visitor: 'nothing: the site called wrongly, or its code reads the error.',
    way: 'Correct the `id` of the network.',
    fields: { chainId: 'The chain id, as it was given.' },
    example: { chainId: 0 },
  },
});
