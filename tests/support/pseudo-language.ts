import { failureCatalogue, nextStepTexts } from '../../domain/errors/failure-catalogue';
import { snackbarTexts } from '../../apps/gallery/stories/snackbar-texts';
import { accountMessages } from '../../presentation-react/messages/account-en';
import { authMessages } from '../../presentation-react/messages/auth-en';
import { activityMessages } from '../../presentation-react/messages/activity-en';
import { transactionMessages } from '../../presentation-react/messages/transaction-en';
import { amountMessages } from '../../presentation-react/messages/amount-en';
import { contactsMessages } from '../../presentation-react/messages/contacts-en';
import { entryMessages } from '../../presentation-react/messages/en';
import { exchangeMessages } from '../../presentation-react/messages/exchange-en';
import type { Language } from '../../presentation-react/messages/language';
import { holdingsMessages } from '../../presentation-react/messages/holdings-en';
import { namesMessages } from '../../presentation-react/messages/names-en';
import { nftsMessages } from '../../presentation-react/messages/nfts-en';
import { legalMessages } from '../../presentation-react/messages/legal-en';
import { networksMessages } from '../../presentation-react/messages/networks-en';
import { newcomerMessages } from '../../presentation-react/messages/newcomer-en';
import { onrampMessages } from '../../presentation-react/messages/onramp-en';
import { pairingMessages } from '../../presentation-react/messages/pairing-en';
import { permissionsMessages } from '../../presentation-react/messages/permissions-en';
import { profileMessages } from '../../presentation-react/messages/profile-en';
import { receiveMessages } from '../../presentation-react/messages/receive-en';
import { reviewMessages } from '../../presentation-react/messages/review-en';
import { sendMessages } from '../../presentation-react/messages/send-en';
import { shellMessages } from '../../presentation-react/messages/shell-en';
import { signInMessages } from '../../presentation-react/messages/sign-in-en';
import { smartAccountMessages } from '../../presentation-react/messages/smart-account-en';
import { socialMessages } from '../../presentation-react/messages/social-en';
import { swapMessages } from '../../presentation-react/messages/swap-en';
import { tokensMessages } from '../../presentation-react/messages/tokens-en';
import { walletsMessages } from '../../presentation-react/messages/wallets-en';

/** The texts that come with views. */
const viewMessages = {
  ...accountMessages,
  ...authMessages,
  ...activityMessages,
  ...transactionMessages,
  ...amountMessages,
  ...holdingsMessages,
  ...namesMessages,
  ...profileMessages,
  ...nftsMessages,
  ...contactsMessages,
  ...exchangeMessages,
  ...legalMessages,
  ...networksMessages,
  ...newcomerMessages,
  ...onrampMessages,
  ...pairingMessages,
  ...permissionsMessages,
  ...receiveMessages,
  ...reviewMessages,
  ...sendMessages,
  ...signInMessages,
  ...smartAccountMessages,
  ...socialMessages,
  ...swapMessages,
  ...tokensMessages,
  ...walletsMessages,
};

/** A language in which every text is between `«»`: a text without them cannot be translated. */
export const pseudoLanguage: Language = {
  ...marked({ ...entryMessages, ...shellMessages, ...viewMessages }),
  lang: 'en',
  snackbars: marked(snackbarTexts),
  failures: textsOf(failureCatalogue),
  nextSteps: marked(nextStepTexts),
};

function textsOf<Name extends string>(
  entries: Readonly<Record<Name, { readonly text: string }>>,
): Readonly<Record<Name, string>> {
  const names = Object.keys(entries) as Name[];
  const texts = names.map((name) => [name, marked(entries[name].text)] as const);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** `value` with each of its texts marked, those that functions return included. */
function marked<Value>(value: Value): Value;
function marked(value: unknown): unknown {
  if (typeof value === 'string') return `«${value}»`;
  if (typeof value === 'function') {
    return (...args: readonly unknown[]) => marked(Reflect.apply(value, undefined, args));
  }
  if (Array.isArray(value)) return value.map((one: unknown) => marked(one));
  const entries = Object.entries(value ?? {});
  return Object.fromEntries(entries.map(([name, one]) => [name, marked(one)]));
}
