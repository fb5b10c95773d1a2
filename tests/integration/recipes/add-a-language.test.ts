import { afterAll, describe, expect, it } from '@jest/globals';
import { Recipe } from '../../support/recipe';
import { SourceCopy } from '../../support/source-copy';

const recipe = new Recipe('add-a-language');
const copy = new SourceCopy();
afterAll(() => copy.dispose());

/** A whole language: English. Each of its parts stands on a line of its own. */
const text = `
import { failureCatalogue, nextStepTexts } from '../../../domain/errors/failure-catalogue';
import type { FailureReason } from '../../../domain/errors/failure-catalogue';
import { coreSnackbarTexts } from '../../../domain/messages/core-snackbar-texts';
import { featureSnackbarTexts } from '../../../domain/messages/feature-snackbar-texts';
import type { Language } from '../../../presentation-react/index';
import { accountMessages } from '../../../presentation-react/messages/account-en';
import { authMessages } from '../../../presentation-react/messages/auth-en';
import { activityMessages } from '../../../presentation-react/messages/activity-en';
import { amountMessages } from '../../../presentation-react/messages/amount-en';
import { contactsMessages } from '../../../presentation-react/messages/contacts-en';
import { entryMessages } from '../../../presentation-react/messages/en';
import { exchangeMessages } from '../../../presentation-react/messages/exchange-en';
import { holdingsMessages } from '../../../presentation-react/messages/holdings-en';
import { namesMessages } from '../../../presentation-react/messages/names-en';
import { nftsMessages } from '../../../presentation-react/messages/nfts-en';
import { legalMessages } from '../../../presentation-react/messages/legal-en';
import { networksMessages } from '../../../presentation-react/messages/networks-en';
import { newcomerMessages } from '../../../presentation-react/messages/newcomer-en';
import { onrampMessages } from '../../../presentation-react/messages/onramp-en';
import { pairingMessages } from '../../../presentation-react/messages/pairing-en';
import { permissionsMessages } from '../../../presentation-react/messages/permissions-en';
import { profileMessages } from '../../../presentation-react/messages/profile-en';
import { receiveMessages } from '../../../presentation-react/messages/receive-en';
import { reviewMessages } from '../../../presentation-react/messages/review-en';
import { sendMessages } from '../../../presentation-react/messages/send-en';
import { shellMessages } from '../../../presentation-react/messages/shell-en';
import { signInMessages } from '../../../presentation-react/messages/sign-in-en';
import { smartAccountMessages } from '../../../presentation-react/messages/smart-account-en';
import { socialMessages } from '../../../presentation-react/messages/social-en';
import { swapMessages } from '../../../presentation-react/messages/swap-en';
import { tokensMessages } from '../../../presentation-react/messages/tokens-en';
import { transactionMessages } from '../../../presentation-react/messages/transaction-en';
import { walletsMessages } from '../../../presentation-react/messages/wallets-en';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

export const dummy: Language = {
  ...entryMessages,
  ...shellMessages,
  ...legalMessages,
  ...networksMessages,
  ...newcomerMessages,
  ...pairingMessages,
  ...walletsMessages,
  ...accountMessages,
  ...authMessages,
  ...activityMessages,
  ...amountMessages,
  ...contactsMessages,
  ...exchangeMessages,
  ...holdingsMessages,
  ...namesMessages,
  ...nftsMessages,
  ...onrampMessages,
  ...permissionsMessages,
  ...profileMessages,
  ...receiveMessages,
  ...reviewMessages,
  ...sendMessages,
  ...signInMessages,
  ...smartAccountMessages,
  ...socialMessages,
  ...swapMessages,
  ...tokensMessages,
  ...transactionMessages,
  snackbars: { ...coreSnackbarTexts, ...featureSnackbarTexts },
  failures: failureCatalogue as unknown as Texts<FailureReason>,
  nextSteps: nextStepTexts,
};
`;

const folder = 'apps/demo/languages';

describe('the recipe that adds a language', () => {
  it('lists the files that have the texts of a whole language', () => {
    const listed = recipe.filesUnder('Where the texts are');
    const named = [...text.matchAll(/from '..\/..\/..\/([^']+)'/g)].map(([, path]) => `${path}.ts`);
    copy.write(`${folder}/whole.ts`, text);

    expect(copy.filesWithTypeErrors()).toEqual([]);
    const isCatalogue = (path: string): boolean => path !== 'presentation-react/index.ts';
    expect([...new Set(named.filter(isCatalogue))].sort()).toEqual(listed);
  });

  it('a language that lacks a part of them does not compile', () => {
    const parts = [...text.matchAll(/^ {2}\S.*,$/gm)].map(([part]) => part);
    const incomplete = parts.map((part, index) => {
      const path = `${folder}/without-part-${index}.ts`;
      copy.write(path, text.replace(part, ''));
      return path;
    });
    copy.replace(
      'presentation-react/messages/pairing-en.ts',
      'readonly copyLink: string;',
      'readonly copyLink: string; readonly gained: string;',
    );
    copy.replace(
      'presentation-react/messages/pairing-en.ts',
      "copyLink: 'Copy link',",
      "copyLink: 'Copy link', gained: 'Gained',",
    );
    const outdated = `${folder}/without-what-was-gained.ts`;
    copy.write(
      outdated,
      text.replace('...pairingMessages', '...(({ gained, ...others }) => others)(pairingMessages)'),
    );

    expect(parts.length).toBeGreaterThan(6);
    expect(copy.filesWithTypeErrors()).toEqual([...incomplete, outdated].sort());
  });
});
