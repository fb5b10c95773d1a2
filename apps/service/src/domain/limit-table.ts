/** A limit that the operator may choose. */
export interface LimitChoice {
  /** What it is where the operator says nothing. */
  readonly is: number;

  /** Between these it protects visitors, and lets them work. */
  readonly least: number;
  readonly most: number;

  /** The span in which so many are counted. 0 where the limit is itself a time. */
  readonly spanMs: number;

  /** What is counted, as `.env.example` says it. */
  readonly meaning: string;

  /** Whether a site may have a limit of its own. The others count what visitors do in no site. */
  readonly ofSite?: true;
}

/** Makes a limit: what it is where the operator says nothing, the least and the most that it may be, what it counts. */
const spanOf =
  (spanMs: number) =>
  (is: number, least: number, most: number, meaning: string): LimitChoice => ({
    is,
    least,
    most,
    spanMs,
    meaning,
  });

const inTenMinutes = spanOf(600_000);
const inHour = spanOf(3_600_000);
const inDay = spanOf(24 * 3_600_000);

/** A time itself. */
const seconds = spanOf(0);

function ofSite({ is, least, meaning, most, spanMs }: LimitChoice): LimitChoice {
  return { is, least, most, spanMs, meaning, ofSite: true };
}

/** Every limit of the service that an operator may choose, by the name that its counter and its metrics have. */
export const limitTable = {
  'code-wait': seconds(30, 10, 300, 'Seconds that a device waits for its next mail with a code.'),
  'code-hour': ofSite(
    inHour(
      5,
      1,
      20,
      'Codes to one mailbox for new devices in an hour, before such a device works for more.',
    ),
  ),
  'code-day': ofSite(
    inDay(
      10,
      1,
      30,
      'Codes to one mailbox for new devices in a day, before such a device needs a press in a mail.',
    ),
  ),
  'code-device-hour': ofSite(
    inHour(5, 1, 20, 'Codes for one known device in an hour, before it works for more.'),
  ),
  'code-device-day': ofSite(
    inDay(10, 1, 30, 'Codes for one known device in a day, before it works for more.'),
  ),
  'code-range': ofSite(
    inHour(
      20,
      1,
      400,
      'Codes for new devices of one range of addresses in an hour, before they work for more.',
    ),
  ),
  'code-range-mailbox': ofSite(
    inDay(
      3,
      1,
      10,
      'Codes from one range of addresses to one mailbox in a day, before its devices work for more.',
    ),
  ),
  'code-site': ofSite(
    inHour(
      1000,
      10,
      100_000,
      'Codes for new devices of one site in an hour, before they work for more.',
    ),
  ),
  'device-range': inHour(
    20,
    1,
    400,
    'Mails about new devices of one range of addresses in an hour, before they work for more.',
  ),
  'device-range-account': inDay(
    3,
    1,
    10,
    'The same from one range of addresses to one account in a day.',
  ),
  'device-asked': inHour(10, 1, 40, 'The same to one account in an hour.'),
  'device-list': inHour(
    2000,
    200,
    20_000,
    'How often one device reads the list of devices in an hour.',
  ),
  'device-change': inHour(100, 10, 1000, 'Devices that one device lets in or ends in an hour.'),
  'social-range': ofSite(
    inHour(
      60,
      5,
      1200,
      'Social logins that new devices of one range of addresses begin in an hour, before they work for more.',
    ),
  ),
  'social-device': ofSite(
    inHour(
      20,
      2,
      200,
      'Social logins that one known device begins in an hour, before it works for more.',
    ),
  ),
  'meeting-range': inHour(
    300,
    30,
    6000,
    'Approvals in the wallet’s own window that new devices of one range of addresses begin in an hour, before they work for more.',
  ),
  'meeting-device': inHour(300, 30, 3000, 'The same of one known device.'),
  resume: inHour(600, 60, 6000, 'How often one device takes up a session in an hour.'),
  'login-list': inHour(600, 60, 6000, 'How often one device reads the list of logins in an hour.'),
  'login-join': inHour(60, 5, 300, 'Logins that one account tries to add in an hour.'),
  'login-removal': inDay(20, 2, 200, 'Logins that one account removes in a day.'),
  'login-led': inDay(20, 2, 100, 'How often one device leads a login to another account in a day.'),
  'email-change': inDay(
    5,
    1,
    20,
    'Changes of the e-mail address that one account begins in a day.',
  ),
  'wallet-nonce': inHour(
    600,
    60,
    6000,
    'Acts of the wallet’s key that one device begins in an hour.',
  ),
  'wallet-renewal': inDay(
    20,
    2,
    100,
    'What one device asks about a new wallet beside a lost one in a day.',
  ),
  'slot-made': inDay(20, 3, 100, 'Ways to open the wallet that one device begins in a day.'),
  'slot-changed': inHour(
    100,
    10,
    500,
    'Changes of the ways to open the wallet of one account in an hour.',
  ),
  'slot-listed': inHour(
    600,
    60,
    6000,
    'How often one device reads the ways to open the wallet in an hour.',
  ),
  'half-device': inHour(
    600,
    60,
    6000,
    'Key shares of its own that one device gets in an hour: one for each signature.',
  ),
  'half-passkey': inHour(30, 3, 100, 'Key shares of passkeys that one device gets in an hour.'),
  'half-phrase': inHour(
    10,
    3,
    30,
    'Key shares of recovery phrases that one device gets in an hour.',
  ),
  'half-alone': inDay(100, 10, 1000, 'Key shares in a day of a wallet that opens in one way only.'),
  'name-ticket': ofSite(inHour(30, 3, 300, 'Names that one device asks for in an hour.')),
  'quote-range': ofSite(
    inTenMinutes(900, 90, 20_000, 'Quotes of swaps for one range of addresses in ten minutes.'),
  ),
  'build-range': ofSite(
    inTenMinutes(200, 10, 4000, 'Swaps for one range of addresses in ten minutes.'),
  ),
  'session-range': ofSite(
    inTenMinutes(60, 5, 1200, 'Purchases that one range of addresses begins in ten minutes.'),
  ),
  'read-purchase': inTenMinutes(300, 60, 3000, 'How often one purchase is read in ten minutes.'),
} satisfies Readonly<Record<string, LimitChoice>>;
