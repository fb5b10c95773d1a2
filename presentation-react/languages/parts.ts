import type { CatalogueName, Catalogues } from '../messages/message-catalogue';

/** The files of a language, but for that of the buttons, which is its entry. */
export type PartName = 'account' | 'login' | 'modal' | 'money' | 'permissions' | 'signIn';

/** The part of a language that has the texts of a catalogue. */
export const partOf = {
  shell: 'modal',
  legal: 'modal',
  networks: 'modal',
  newcomer: 'modal',
  pairing: 'modal',
  wallets: 'modal',
  account: 'account',
  activity: 'account',
  amount: 'account',
  exchange: 'account',
  holdings: 'account',
  nfts: 'account',
  onramp: 'account',
  receive: 'account',
  review: 'account',
  smartAccount: 'account',
  tokens: 'account',
  transaction: 'account',
  contacts: 'money',
  send: 'money',
  swap: 'money',
  auth: 'login',
  names: 'login',
  profile: 'login',
  social: 'login',
  signIn: 'signIn',
  permissions: 'permissions',
} as const satisfies { readonly [Name in CatalogueName]?: PartName };

/** The parts whose texts the views of a part show as well. */
export const partsBeside: { readonly [Part in PartName]?: PartName } = {
  money: 'account',
  permissions: 'account',
  signIn: 'account',
};

/** The texts of a part. One that is absent is English; one that English does not have does not compile. */
export type PartTexts<Part extends PartName> = Some<Intersection<Catalogues[NameIn<Part>]>>;

type NameIn<Part extends PartName> = {
  [Name in keyof typeof partOf]: (typeof partOf)[Name] extends Part ? Name : never;
}[keyof typeof partOf];

/** Any of the texts, also of those that stand together under one name. */
export type Some<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends
    string | readonly unknown[] | ((...values: never) => unknown)
    ? Texts[Name]
    : Some<Texts[Name]>;
};

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
