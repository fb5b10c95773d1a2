import { expect, it } from '@jest/globals';
import { entryMessages } from '../../../presentation-react/messages/en';
import { pairingMessages } from '../../../presentation-react/messages/pairing-en';
import { shellMessages } from '../../../presentation-react/messages/shell-en';
import { walletsMessages } from '../../../presentation-react/messages/wallets-en';
import { sourcesIn } from './sources';

const isCatalogue = ({ path }: { readonly path: string }): boolean => /-?en\.ts$/.test(path);

it('every message is said somewhere: nobody translates what no visitor reads', () => {
  const sayers = sourcesIn('presentation-react').filter((source) => !isCatalogue(source));
  const said = sayers.map(({ code }) => code).join('\n');
  const catalogues = [entryMessages, shellMessages, pairingMessages, walletsMessages];

  const mute = catalogues
    .flatMap((catalogue) => Object.keys(catalogue))
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(said));

  expect(mute).toEqual([]);
});
