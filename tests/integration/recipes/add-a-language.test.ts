import { afterAll, describe, expect, it } from '@jest/globals';
import { Recipe } from '../../support/recipe';
import { csvOf, rowsOfCsv } from '../../../scripts/csv.mjs';
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

  it('a text of the package’s languages that English does not have does not compile', () => {
    const folder = 'presentation-react/languages';
    const wrong = [
      [`${folder}/ko/index.ts`, 'tryAgain:', 'tryAgian:'],
      [`${folder}/ru/modal.ts`, '  back:', "  forth: 'Вперед',\n  back:"],
      [`${folder}/tr/money.ts`, '    ownAddress:', '    ownAdress:'],
    ] as const;
    const others = new SourceCopy();
    try {
      for (const [path, part, replacement] of wrong) others.replace(path, part, replacement);

      expect(others.filesWithTypeErrors()).toEqual(wrong.map(([path]) => path).sort());
    } finally {
      others.dispose();
    }
  });
});

describe('the table of a language that lacks texts', () => {
  const table = 'reports/languages/ar.csv';
  const lacking = new SourceCopy();
  afterAll(() => lacking.dispose());
  const script = (...args: readonly string[]) =>
    lacking.runScript('scripts/languages.mjs', ...args);

  /** Texts of every kind, by their keys, and what a native speaker writes. */
  const written: Readonly<Record<string, string>> = {
    'widget/modal/close': "أغلق 'هذا' `الآن` \\",
    'widget/modal/openWallet': 'افتح {wallet} الآن',
    'widget/login/emailEnded.refused': 'انتهى.',
    'widget/login/emailEnded.timedOut': 'انتهى الوقت.',
    'widget/login/emailEnded.tooManyCodes': 'رموز كثيرة.',
    'widget/sign-in/signInFaults.expired.hint': 'وقّع الجديدة.',
  };

  it('has them without a translation, and writes what is filled in, which then is all there is', () => {
    const folder = 'presentation-react/languages/ar';
    const cut = (file: string, part: RegExp): void => {
      const text = lacking.read(`${folder}/${file}`);
      expect(text).toMatch(part);
      lacking.write(`${folder}/${file}`, text.replace(part, ''));
    };
    cut('modal.ts', /^ {2}close: .*\n/m);
    cut('modal.ts', /^ {2}openWallet: .*\n/m);
    cut('login.ts', /^ {2}emailEnded: \{[^}]*\},\n/m);
    cut('sign-in.ts', /(?<=expired: \{[^}]*)hint: [^\n]*\n/);
    expect(script()).toContain('The language ar lacks 4 texts');

    expect(script('table', 'ar')).toContain(table);
    const rows = rowsOfCsv(lacking.read(table)).map(({ cells }) => cells);
    const empty = rows.filter(([, , , text]) => text === '').map(([key = '']) => key);
    expect(empty.sort()).toEqual(Object.keys(written).sort());

    lacking.write(
      table,
      csvOf(
        rows.map(([key = '', ...cells]) => [
          key,
          ...cells.slice(0, 2),
          written[key] ?? cells[2] ?? '',
        ]),
      ),
    );
    expect(script('read', 'ar')).toContain(`Wrote ${folder}/login.ts`);
    expect(script()).toContain('21 of 21 languages are complete.');
    expect(lacking.read(`${folder}/modal.ts`)).toContain(
      'openWallet: (wallet) => `افتح \\u2068${wallet}\\u2069 الآن`',
    );
    script('table', 'ar');
    const again = new Map(rowsOfCsv(lacking.read(table)).map(({ cells }) => [cells[0], cells[3]]));
    for (const [key, text] of Object.entries(written))
      expect([key, again.get(key)]).toEqual([key, text]);
    expect(lacking.filesWithTypeErrors()).toEqual([]);
  });

  it('is refused where a value is lacking', () => {
    const rows = rowsOfCsv(lacking.read(table)).map(({ cells }) => cells);
    lacking.write(
      table,
      csvOf(
        rows.map((cells) =>
          cells[0] === 'widget/modal/openWallet' ? [...cells.slice(0, 3), 'x'] : cells,
        ),
      ),
    );
    expect(script('read', 'ar')).toMatch(/Line \d+: widget\/modal\/openWallet lacks \{wallet\}/);
  });
});
