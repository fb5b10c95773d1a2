import { expect, it } from '@jest/globals';
import { amountMessages } from '../../../presentation-react/messages/amount-en';
import { contactsMessages } from '../../../presentation-react/messages/contacts-en';
import { entryMessages } from '../../../presentation-react/messages/en';
import { exchangeMessages } from '../../../presentation-react/messages/exchange-en';
import { shellMessages } from '../../../presentation-react/messages/shell-en';
import { tokensMessages } from '../../../presentation-react/messages/tokens-en';
import { viewRegistry } from '../../../presentation-react/views/view-registry';
import { sourcesIn } from './sources';

const isCatalogue = ({ path }: { readonly path: string }): boolean => /-?en\.ts$/.test(path);

/** The catalogues of the buttons and the shell, and those of the views and their parts. */
async function catalogues(): Promise<readonly object[]> {
  const found: object[] = [
    entryMessages,
    shellMessages,
    amountMessages,
    contactsMessages,
    exchangeMessages,
    tokensMessages,
  ];
  for (const view of Object.values(viewRegistry)) {
    const { messages } = 'load' in view ? await view.load() : {};
    if (messages) found.push(messages);
  }
  return found;
}

it('uses every message in a component, so that translators get no unused text', async () => {
  const sayers = sourcesIn('presentation-react').filter((source) => !isCatalogue(source));
  const said = sayers.map(({ code }) => code).join('\n');

  const unused = (await catalogues())
    .flatMap((catalogue) => Object.keys(catalogue))
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(said));

  expect(unused).toEqual([]);
});
