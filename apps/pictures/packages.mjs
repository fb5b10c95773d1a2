import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { fileNameOf } from '../../scripts/unpacked-package.mjs';

/** @typedef {import('../../scripts/unpacked-package.mjs').ReadPackage} ReadPackage */

/** @satisfies {Readonly<Record<string, ReadPackage>>} */
export const picturePackages = {
  bgd: {
    name: '@bgd-labs/react-web3-icons',
    version: '1.64.0',
    license: 'MIT',
    integrity:
      'sha512-L3wNkl0dlemvPe9ugheVgXcn7VBRJkCWtRfKELJm3GxmlX9tuVYtXMjMF1w7HMAUi+Kw6WXcr5aupWr5fOn/fg==',
  },
  bigmi: {
    name: '@bigmi/client',
    version: '0.10.1',
    license: 'MIT',
    integrity:
      'sha512-oU5IzogIVS8QQiV+ZjyWgTnhN16qiGWQfQRbvqhAeFJGuQ/mdEqOBRrFoTqUEmGah/xZnrAbNskC13a+tTAiFg==',
  },
  bootstrap: {
    name: 'bootstrap-icons',
    version: '1.13.2',
    license: 'MIT',
    integrity:
      'sha512-fAU1Ly3dH7hwRg+CB8EZ0Vl0fF80zgXHeUVJyfUOKzoURr+TbwISbCW5tKUoQLERaWYG2emTCybcPbD96hdD1A==',
  },
  farcaster: {
    name: '@farcaster/auth-kit',
    version: '0.8.2',
    license: 'MIT',
    integrity:
      'sha512-WW9ikflP7F0LUcHR2giKrJqCHtAxCUCW3vqei5V51Qmrt7oxhd2wmHkY0EOBZVnUTohTP2iIKPlNJxCSIfdU2Q==',
  },
  luno: {
    name: '@luno-kit/core',
    version: '0.0.10',
    license: 'MIT',
    integrity:
      'sha512-A6v7o+XNbITpvRxf4jfZms30BWEywu7dQZmilfuktYq3AJDugjpnkFA6cl7lPBxudPdqYCiTVfYM+snBTzpcxQ==',
  },
  onboard: {
    name: '@web3-onboard/injected-wallets',
    version: '2.11.3',
    license: 'MIT',
    integrity:
      'sha512-DSfcJRwe7KgXHSosXSz8QUMpoSTd6ltrb3qb8xhDjwLdpYlSlcmhaH5blP/gvNeB38imiJ9xCQpnI5tpaLKneQ==',
  },
  superTiny: {
    name: 'super-tiny-icons',
    version: '0.6.0',
    license: 'MIT',
    integrity:
      'sha512-xJ7jIAO8qCnmXQBcHdBA4oSdvyiDM4aWX/mViWaLNhBnDE9/xwsKTakObdhEUs36JZ/rfzqI+Uc72LgnPxvPUw==',
  },
  web3icons: {
    name: '@web3icons/core',
    version: '4.0.56',
    license: 'MIT',
    integrity:
      'sha512-jyLkrMdfn6RTZ0+61Ap1AS2yeSG6WZ8mxZ61S3lu/CC0rJb4fgr2jw3W8aCDxhakEm/xqaEZqUmlZiTxCCs4yw==',
  },
};

/** @typedef {keyof typeof picturePackages} PackageKey */

/**
 * Where the licence's text is. Some packages leave it in their repository.
 *
 * @param {ReadPackage} one
 */
export function licenceFileOf({ name }) {
  return join(root, 'apps/pictures/licences', `${fileNameOf(name)}.txt`);
}
