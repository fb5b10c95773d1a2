/**
 * The changes of the tables, in order. A change that a release has brought is never edited or removed; the next change
 * is added below. There is no way back: a backup is.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    'create table counter (name text primary key, n bigint not null, until bigint not null)',
    'create index counter_until on counter (until)',
  ],
  [
    'create table purchase (reference text primary key, account text not null, until bigint not null)',
    'create index purchase_until on purchase (until)',
  ],
  [
    `create table login_flow (id text primary key, account text not null, device text not null,
       site text not null, mac text not null, tries bigint not null, dead bigint not null, until bigint not null)`,
    'create index login_flow_until on login_flow (until)',
    `create table login_session (handle text primary key, account text not null, device text not null,
       site text not null, until bigint not null)`,
    'create index login_session_until on login_session (until)',
    `create table login_lock (account text primary key, dead bigint not null, day bigint not null,
       until bigint not null)`,
  ],
  [
    // When a session ends at the latest, and whether a newer handle has replaced this one.
    'alter table login_session add column ends bigint not null default 0',
    'alter table login_session add column replaced bigint not null default 0',
    'create index login_session_device on login_session (account, device)',
    `create table wallet (account text primary key, device text not null, slots bigint not null,
       until bigint not null)`,
    `create table slot (id text primary key, account text not null, kind text not null, device text not null,
       half text not null, sealed text not null, first bigint not null, kept bigint not null, created bigint not null)`,
    'create index slot_account on slot (account)',
    'create index slot_kept on slot (kept, created)',
  ],
  [
    // The account of an address by its hash with a newer secret, and with which secret a half is sealed.
    'create table account_name (name text primary key, account text not null)',
    "alter table slot add column sealer text not null default ''",
    'create index slot_sealer on slot (sealer)',
  ],
  [
    // Names of visitors. Each condition of a registration is a unique column, so that one statement decides.
    `create table visitor_name (label text primary key, look text not null unique, address text not null unique,
       proof text not null unique, coin_type bigint not null, has_key bigint not null, texts text not null,
       created bigint not null)`,
  ],
  [
    // A question of the wallet's frame to a window of the same origin, and its answer, both sealed.
    `create table meeting (id text primary key, device text not null, question text not null, taker text not null,
       answer text not null, until bigint not null)`,
    'create index meeting_until on meeting (until)',
  ],
  [
    // Until when the ways to open an account's wallet stay as they are, as after a change of its address.
    'create table account_hold (account text primary key, until bigint not null)',
  ],
  [
    // Devices that have logged in, and those that wait for a press in a mail.
    'create table known_device (account text not null, device text not null, primary key (account, device))',
    `create table device_request (id text primary key, token text not null unique, account text not null,
       device text not null, site text not null, approved bigint not null, until bigint not null)`,
    'create index device_request_until on device_request (until)',
  ],
  [
    // A login at another provider, under way. How it ended is sealed.
    `create table social_flow (id text primary key, device text not null, site text not null, provider text not null,
       state text not null, browser text not null, outcome text not null, until bigint not null)`,
    'create index social_flow_state on social_flow (state)',
    'create index social_flow_until on social_flow (until)',
  ],
  [
    // Of which login the account of a name is; and what lets an account of a login register one.
    'alter table visitor_name add column login text',
    'create unique index visitor_name_login on visitor_name (login, has_key)',
    `create table name_ticket (id text primary key, login text not null, address text not null, name text not null,
       site text not null, until bigint not null)`,
    'create index name_ticket_until on name_ticket (until)',
  ],
  [
    // SQLite took slot_kept for the slots of an account, and read those of every account.
    'drop index slot_account',
    'drop index slot_kept',
    'create index slot_of_account on slot (account, kept, created, id)',
    'create index slot_pending on slot (created) where kept = 0',
    'create index wallet_pending on wallet (until) where slots = 0',
    'create index login_session_ends on login_session (ends)',
    'create index login_lock_day on login_lock (day)',
    'create index account_hold_until on account_hold (until)',
  ],
  [
    // The channel of a login with Farcaster, sealed, and until when no other request asks the relay for it.
    `create table farcaster_channel (id text primary key, channel text not null, looked bigint not null,
       until bigint not null)`,
    'create index farcaster_channel_until on farcaster_channel (until)',
  ],
  [
    // The logins of an account, each by its hash and what the visitor reads of it, sealed; and by which one a session came.
    `create table account_login (name text primary key, account text not null, sealed text not null,
       created bigint not null)`,
    'create index account_login_account on account_login (account, created)',
    "alter table login_flow add column login text not null default ''",
    "alter table login_flow add column sealed text not null default ''",
    "alter table login_session add column login text not null default ''",
  ],
  [
    // The page of a site that a login without a window comes back to, sealed, and what the browser then brings.
    "alter table social_flow add column page text not null default ''",
    "alter table social_flow add column handle text not null default ''",
    'create index social_flow_handle on social_flow (handle)',
  ],
  [
    // A login is found by its own name: the handle is in a cookie, and only compared.
    'drop index social_flow_handle',
  ],
  [
    // A device of an account, as it calls itself. A session is valid only while the row of its device is there.
    'drop table known_device',
    `create table known_device (id text primary key, account text not null, device text not null, browser text not null,
       system text not null, since bigint not null, used bigint not null, unique (account, device))`,
    "alter table login_session add column known text not null default ''",
    'alter table login_session add column begun bigint not null default 0',
    // Since when a hold is, and until when it keeps the ways to open the wallet as they are.
    'alter table account_hold add column begun bigint not null default 0',
    'alter table account_hold add column ways bigint not null default 0',
  ],
  [
    // A device that has proved a login and waits to be let in, as it calls itself.
    'drop table device_request',
    `create table device_request (id text primary key, token text not null unique, account text not null,
       device text not null, site text not null, login text not null, sealed text not null, browser text not null,
       system text not null, since bigint not null, approved bigint not null, until bigint not null)`,
    'create index device_request_account on device_request (account, since)',
    'create index device_request_until on device_request (until)',
  ],
  [
    // The public key of a wallet, and when it last signed; what it signs an act with, once; the logins under way that it lets
    // join; and the slots that were opened.
    "alter table wallet add column key text not null default ''",
    'alter table wallet add column begun bigint not null default 0',
    'alter table wallet add column used bigint not null default 0',
    'create table wallet_nonce (nonce text primary key, account text not null, until bigint not null)',
    'create index wallet_nonce_until on wallet_nonce (until)',
    `create table allowed_join (flow text not null, account text not null, until bigint not null,
       primary key (flow, account))`,
    'create index allowed_join_until on allowed_join (until)',
    "alter table slot add column hash text not null default ''",
    'alter table slot add column opened bigint not null default 0',
    'drop index slot_of_account',
    'drop index slot_pending',
    'drop index wallet_pending',
    'create index slot_of_account on slot (account, kept, opened, created, id)',
    'create index slot_pending on slot (created) where opened = 0',
    "create index wallet_pending on wallet (until) where key = ''",
  ],
  [
    // Devices whose visitors have lost every way in and wait to begin a new wallet, and the wallets that were set aside for
    // one, until when they stay.
    `create table wallet_renewal (account text not null, device text not null, begun bigint not null,
       ready bigint not null, primary key (account, device))`,
    `create table wallet_aside (id text primary key, account text not null, key text not null, slots bigint not null,
       used bigint not null, since bigint not null, ends bigint not null)`,
    'create index wallet_aside_account on wallet_aside (account)',
    'create index wallet_aside_ends on wallet_aside (ends)',
    "alter table slot add column aside text not null default ''",
  ],
  [
    // Whether the visitor has let a device in, and whether it has shown the wallet's key.
    'alter table known_device add column approved bigint not null default 1',
    'alter table known_device add column opened bigint not null default 0',
  ],
  [
    'create index known_device_device on known_device (device)',
    // Slots that another operator is asked to end, whose devices are ended here.
    'create table ending_slot (id text primary key, account text not null, device text not null, since bigint not null)',
  ],
  [
    // When a wallet was begun, to tell the one that was set aside for another from that other.
    'alter table wallet add column made bigint not null default 0',
    'alter table wallet_aside add column made bigint not null default 0',
  ],
  [
    // Since when the account knows the device that waits: an attempt from before is of a device that was ended.
    'alter table wallet_renewal add column known bigint not null default 0',
  ],
  [
    // Whether a mail about a device that waits to be let in has left.
    'alter table device_request add column mailed bigint not null default 1',
  ],
  [
    // Mails that wait for a mail server, sealed.
    `create table waiting_mail (id text primary key, sealer text not null, sealed text not null, tries bigint not null,
       next bigint not null, ends bigint not null)`,
    'create index waiting_mail_next on waiting_mail (next)',
  ],
  [
    // The sites of the operator beside those of ORIGINS, and a number that is another one after each change of them.
    `create table site (origin text primary key, note text not null, frozen bigint not null, codes bigint not null,
       logins text not null, limits text not null, created bigint not null)`,
    'create table site_version (id bigint primary key, n bigint not null)',
    'insert into site_version (id, n) values (1, 0)',
  ],
  [
    // What has happened, for each receiver of the operator that has not taken it yet; and those that want nothing any more.
    `create table waiting_event (id text not null, receiver text not null, body text not null, tries bigint not null,
       next bigint not null, ends bigint not null, primary key (id, receiver))`,
    'create index waiting_event_next on waiting_event (receiver, next)',
    'create index waiting_event_ends on waiting_event (ends)',
    'create table closed_receiver (receiver text primary key, since bigint not null)',
  ],
  [
    // The console of operators: its log, of which each entry names the hash of the one before, and the heads that the service tells
    // outside; the sessions of operators; deletions that wait; what has been counted on a day; and which kind of mail waits.
    `create table console_log (number bigint primary key, time bigint not null, operator text not null, act text not null,
       about text not null, reason text not null, before text not null, hash text not null)`,
    `create table console_head (day bigint primary key, number bigint not null, hash text not null, next bigint not null,
       told bigint not null)`,
    'create index console_head_next on console_head (told, next)',
    `create table operator_session (handle text primary key, subject text not null, name text not null, role text not null,
       key text not null, proven bigint not null, until bigint not null, ends bigint not null)`,
    'create index operator_session_until on operator_session (until)',
    'create index operator_session_ends on operator_session (ends)',
    `create table account_deletion (account text primary key, asker text not null, asked bigint not null,
       second text not null, ready bigint not null)`,
    'create index account_deletion_ready on account_deletion (ready)',
    `create table tally (day bigint not null, subject text not null, name text not null, n bigint not null,
       primary key (day, subject, name))`,
    "alter table waiting_mail add column kind text not null default ''",
  ],
  [
    // What the operator pays for on which network for the visitors of which site, and which calls; what was spent of it on each
    // day, by visitors and (without an account) by the whole site; and what was signed and may still cost something.
    `create table sponsor_rule (site text not null, network text not null, visitor_count bigint not null,
       site_count bigint not null, visitor_sum bigint not null, site_sum bigint not null, primary key (site, network))`,
    `create table sponsor_call (site text not null, network text not null, target text not null, selector text not null,
       primary key (site, network, target, selector))`,
    `create table sponsor_spending (site text not null, network text not null, day bigint not null, account text not null,
       n bigint not null, total bigint not null, primary key (site, network, day, account))`,
    'create index sponsor_spending_day on sponsor_spending (day, account)',
    `create table sponsorship (id text primary key, site text not null, network text not null, account text not null,
       day bigint not null, total bigint not null, until bigint not null, trace text not null, look bigint not null)`,
    'create index sponsorship_look on sponsorship (look)',
  ],
  [
    // The last attempt at a code, so that one that is sent again counts once, and is answered the same.
    "alter table login_flow add column guess text not null default ''",
  ],
  [
    // The names of an account that is deleted were searched through those of every account.
    'create index account_name_account on account_name (account)',
  ],
  [
    // Which one of several databases this is: 0 for the first, then those of accounts. Together they have a name.
    `create table own_place (id bigint primary key, family text not null, place bigint not null,
       databases bigint not null)`,
  ],
  [
    // The account of a session or an attempt at a login from before the accounts were moved to several databases: its id was not drawn for
    // the place of its account.
    'create table moved_id (id text primary key, account text not null, until bigint not null)',
    'create index moved_id_until on moved_id (until)',
  ],
];
