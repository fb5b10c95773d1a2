import { kmsVariables } from './kms-variables';
import { limitVariables } from './limit-variables';
import { sponsorVariables } from './sponsor-variables';

/** A variable of the environment that the service reads. */
export interface Variable {
  /** What it is for, as `.env.example` says it. */
  readonly meaning: string;

  /** Its value where the operator sets none. Without it, the variable is empty. */
  readonly fallback?: string;

  /** Whether its value must never be shown. */
  readonly isSecret?: true;
}

/** Every variable that the service reads. `.env.example` documents them in this order; a test compares the two. */
export const variables = {
  HOST: {
    meaning: 'The address to listen on. Any other than loopback requires SERVICE_SECRET.',
    fallback: '127.0.0.1',
  },
  PORT: { meaning: 'The port to listen on. 0 takes any free port.', fallback: '8787' },
  ORIGINS: {
    meaning:
      'The origins of the sites that may call the service, separated by commas, as in https://site.example. ' +
      'Pages of other origins are refused.',
  },
  SERVICE_SECRET: {
    meaning:
      'At least 32 characters. Names of rate limits are stored as a hash with it. All instances over one ' +
      'database need the same. Without it, a new one is made at each start. Once visitors have wallets, it ' +
      'must never be lost: the key shares of their slots are sealed with it. To change it, move the old one to ' +
      'SERVICE_SECRETS_BEFORE.',
    isSecret: true,
  },
  SERVICE_SECRETS_BEFORE: {
    meaning:
      'The secrets that SERVICE_SECRET has replaced, separated by commas, the newest first. Key shares are sealed ' +
      'anew within minutes; accounts of visitors who have not logged in since are found only by these.',
    isSecret: true,
  },
  TRUSTED_PROXIES: {
    meaning:
      'How many proxies stand before the service. The visitor’s address is taken from X-Forwarded-For only ' +
      'where this is set.',
    fallback: '0',
  },
  MAX_CONNECTIONS: {
    meaning:
      'How many connections are open at a time. Where no proxy stands before the service, the caller with the most gives way ' +
      'to the next one.',
    fallback: '4000',
  },
  STRICT_TRANSPORT_SECURITY: {
    meaning:
      'The header of that name, of this service and of the wallet’s frame alike: set it in the same way where the frame’s files are ' +
      'made.',
    fallback: 'max-age=63072000; includeSubDomains; preload',
  },
  LOG_LEVEL: { meaning: 'silent, error, warn or info.', fallback: 'info' },
  METRICS_TOKEN: {
    meaning:
      'The bearer token that /metrics requires. Without it, /metrics answers only where HOST is loopback, TRUSTED_PROXIES is 0 and no proxy has passed the request on.',
    isSecret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning:
      'A collector of OpenTelemetry for traces and metrics, by OTLP over HTTP, as in http://collector:4318. Needs the packages of the folder telemetry. Without it nothing leaves.',
  },
  WEBHOOKS: {
    meaning:
      'Who hears of events, as JSON: [{"url":"https://…","secrets":["whsec_…"],"events":["login.done"]}]. Needs the packages of the ' +
      'folder webhooks. Without events it hears of all. With two secrets each event has a signature by both, so that one can be replaced.',
    isSecret: true,
  },
  WEBHOOKS_LOOPBACK: {
    meaning:
      'Whether a receiver of WEBHOOKS may be on this machine, also without TLS, where you try the service out: on or off. Only where HOST is loopback.',
    fallback: 'off',
  },
  DATABASE_URL: {
    meaning:
      'file:<path> for the embedded database, or postgres://… (which needs the packages of the folder postgres).',
    fallback: 'file:data/service.db',
    isSecret: true,
  },
  DATABASE_ACCOUNT_URLS: {
    meaning:
      'Where one PostgreSQL is too small: the databases for what is stored of single accounts, 2 to 64 of them as postgres://…, separated by spaces. DATABASE_URL, a PostgreSQL too, keeps the rest. Set it before the first start, or move the accounts with main.js move: neither their number nor their order may change afterwards.',
    isSecret: true,
  },
  SMTP_URL: {
    meaning:
      'The mail server for one-time codes: smtp://user:password@host:port, or smtps://. Without it there is no login.',
    isSecret: true,
  },
  SMTP_SECOND_URL: {
    meaning: 'Another mail server, which takes what the first one does not: as SMTP_URL.',
    isSecret: true,
  },
  MAIL_FROM: { meaning: 'The sender of the mail, as in Wallet <login@wallet.example>.' },
  MAIL_NAME: { meaning: 'Your name, which stands above every mail. Needed with MAIL_LOGO_URL.' },
  MAIL_LOGO_URL: {
    meaning: 'A square picture for mails, 80 pixels wide or more, that you serve: https.',
  },
  MAIL_COLOR: {
    meaning:
      'The colour of your name and of links in mails, as in #0b5bd3. It must be readable on white.',
    fallback: '#0b5bd3',
  },
  MAIL_NOTE: {
    meaning: 'A line below every mail, such as who sends it and where visitors can ask.',
  },
  MAIL_LANGUAGE: {
    meaning: 'The language of mails whose reader’s is not known, such as de.',
    fallback: 'en',
  },
  MAIL_TEMPLATES: {
    meaning:
      'A file of JSON with your own words for mails, by language and name of the text: {"de": {"code.login.subject": "…"}}. The guide says more.',
  },
  FRAME_ORIGIN: {
    meaning:
      'The origin of the wallet’s frame, whose pages alone may ask for codes, and to which signatures of wallets are bound.',
  },
  CODE_ORIGINS: {
    meaning:
      'The sites of ORIGINS, separated by commas, that may take a visitor’s one-time code in a field of their own and pass it on: ' +
      'their scripts read it then. Visitors of the others type it into the wallet alone.',
  },
  DEVICE_APPROVAL: {
    fallback: 'off',
    meaning:
      'Whether the visitor has to let in a browser that is new to the account, by a press in a mail or on a known one: on or off.',
  },
  RENEWAL_DAYS: {
    fallback: '7',
    meaning:
      'How many days a visitor who has lost every way into a wallet waits before a new one begins beside it: 7 or more.',
  },
  HALVES_URL: {
    meaning:
      'The service of another operator that keeps the key shares of wallets. Without it this service keeps them.',
  },
  HALVES_TOKEN: {
    meaning:
      'What the two services know each other by: 32 characters or more. Alone, without SMTP_URL, this service keeps key shares for another, with FRAME_ORIGIN of that one.',
    isSecret: true,
  },
  ONRAMP_RETURN_URL: {
    meaning: 'The page of the site to which a provider sends the visitor after a purchase: https.',
  },
  COINBASE_KEY_ID: { meaning: 'The id of a secret API key of Coinbase Developer Platform.' },
  COINBASE_KEY_SECRET: {
    meaning: 'Its secret: a PEM text (ECDSA; \\n may stand for a line break) or base64 (Ed25519).',
    isSecret: true,
  },
  COINBASE_API_URL: {
    meaning: 'The API of Coinbase.',
    fallback: 'https://api.developer.coinbase.com',
  },
  COINBASE_PAGE_URL: {
    meaning: 'The page where the visitor buys.',
    fallback: 'https://pay.coinbase.com',
  },
  MOONPAY_API_KEY: { meaning: 'The publishable key of MoonPay: pk_….' },
  MOONPAY_SECRET: { meaning: 'The secret key of MoonPay: sk_….', isSecret: true },
  MOONPAY_API_URL: {
    meaning: 'The API of MoonPay, which lists purchases.',
    fallback: 'https://api.moonpay.com',
  },
  MOONPAY_PAGE_URL: {
    meaning: 'The page where the visitor buys.',
    fallback: 'https://buy.moonpay.com',
  },
  TRANSAK_API_KEY: { meaning: 'The API key of Transak.' },
  TRANSAK_API_SECRET: { meaning: 'The API secret of Transak.', isSecret: true },
  TRANSAK_REFERRER_DOMAIN: { meaning: 'The domain that is registered with Transak.' },
  TRANSAK_API_URL: {
    meaning: 'The API of Transak that gives access tokens and lists purchases.',
    fallback: 'https://api.transak.com',
  },
  TRANSAK_GATEWAY_URL: {
    meaning: 'The API of Transak that makes the links.',
    fallback: 'https://api-gateway.transak.com',
  },
  TRANSAK_PAGE_URL: {
    meaning: 'The page where the visitor buys. A link to another host is refused.',
    fallback: 'https://global.transak.com',
  },
  ZEROEX_API_KEY: {
    meaning: 'The API key of 0x, for swaps. Without this key and that of 1inch there are none.',
    isSecret: true,
  },
  ZEROEX_API_URL: { meaning: 'The Swap API v2 of 0x.', fallback: 'https://api.0x.org' },
  ONEINCH_API_KEY: { meaning: 'The API key of 1inch, for swaps.', isSecret: true },
  ONEINCH_API_URL: {
    meaning: 'The Classic Swap API v6 of 1inch.',
    fallback: 'https://api.1inch.dev/swap/v6.0',
  },
  PUBLIC_URL: {
    meaning:
      'The public address of this service. Providers of social logins send the visitor back to ' +
      'PUBLIC_URL/social/back/<provider>, which you register with them.',
  },
  GOOGLE_CLIENT_ID: {
    meaning: 'The client id of Google, for logins. Without it, Google is not offered.',
  },
  GOOGLE_CLIENT_SECRET: { meaning: 'Its secret.', isSecret: true },
  GITHUB_CLIENT_ID: {
    meaning: 'The client id of GitHub, for logins. Without it, GitHub is not offered.',
  },
  GITHUB_CLIENT_SECRET: { meaning: 'Its secret.', isSecret: true },
  FACEBOOK_CLIENT_ID: {
    meaning: 'The client id of Facebook, for logins. Without it, Facebook is not offered.',
  },
  FACEBOOK_CLIENT_SECRET: { meaning: 'Its secret.', isSecret: true },
  X_CLIENT_ID: { meaning: 'The client id of X, for logins. Without it, X is not offered.' },
  X_CLIENT_SECRET: { meaning: 'Its secret.', isSecret: true },
  DISCORD_CLIENT_ID: {
    meaning: 'The client id of Discord, for logins. Without it, Discord is not offered.',
  },
  DISCORD_CLIENT_SECRET: { meaning: 'Its secret.', isSecret: true },
  APPLE_CLIENT_ID: { meaning: 'The Services ID of Sign in with Apple.' },
  APPLE_TEAM_ID: { meaning: 'The team that the key belongs to.' },
  APPLE_KEY_ID: { meaning: 'The id of the key.' },
  APPLE_PRIVATE_KEY: {
    meaning: 'The key: the PEM text of the .p8 file; \\n may stand for a line break.',
    isSecret: true,
  },
  OPENID_PROVIDERS: {
    meaning:
      'Other OpenID providers, such as Keycloak, as JSON: [{"id":"…","name":"…","issuer":"https://…","clientId":"…",' +
      '"clientSecret":"…"}].',
    isSecret: true,
  },
  FARCASTER_RPC_URL: {
    meaning:
      'An endpoint of Optimism, whose registries say who has a Farcaster id. Without it, Farcaster is not offered.',
    isSecret: true,
  },
  FARCASTER_RELAY_URL: {
    meaning:
      'The relay between this service and the Farcaster app of the visitor. The app itself knows ' +
      'https://relay.farcaster.xyz alone.',
  },
  NAMES_PARENT: {
    meaning:
      'The name under which visitors get names, as in site.eth for alice.site.eth: one that you own. Needs ' +
      'SMTP_URL: only accounts of logins get names. Without it there are no names.',
  },
  NAMES_RESERVED: { meaning: 'More names that are never given, separated by commas.' },
  NAMES_RPC_URLS: {
    meaning:
      'The endpoints of chains whose contract accounts may register, as in eip155:1=https://node.example, separated ' +
      'by commas.',
    isSecret: true,
  },
  NAMES_SIGNER_KEY: {
    meaning:
      'The secp256k1 key that signs what the gateway answers. Without it, a key is derived from SERVICE_SECRET: set it ' +
      'before that changes.',
    isSecret: true,
  },
  ...limitVariables,
  CONSOLE_ORIGIN: {
    meaning:
      'The origin of the console of operators: of the same site as PUBLIC_URL, such as another name of one domain. Without it there is none.',
  },
  CONSOLE_ISSUER: {
    meaning:
      'Your OpenID provider, where operators log in: https. Register PUBLIC_URL/console/back there. It must say when it has asked ' +
      'the person (auth_time).',
  },
  CONSOLE_CLIENT_ID: { meaning: 'The client id of the console at that provider.' },
  CONSOLE_CLIENT_SECRET: { meaning: 'Its secret.', isSecret: true },
  CONSOLE_ROLES_CLAIM: {
    meaning:
      'The claim of the ID token that has the roles of the person: read, or act, which has read with it. Without one of the two, a ' +
      'person may do nothing.',
    fallback: 'roles',
  },
  CONSOLE_ACT_MINUTES: {
    meaning:
      'How many minutes after a login an operator may act: 1 to 60. Then the provider asks again.',
    fallback: '10',
  },
  CONSOLE_HEAD_MAIL: {
    meaning:
      'The address that gets the head of the console’s log once a day: of a mailbox that no operator of the console can change.',
  },
  CONSOLE_HEAD_URL: {
    meaning: 'Where the head of the console’s log is posted once a day as JSON: https.',
  },
  ...sponsorVariables,
  ...kmsVariables,
} as const satisfies Readonly<Record<string, Variable>>;

export type VariableName = keyof typeof variables;
