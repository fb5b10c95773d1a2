import { PictureBook } from './picture-book';

/** The pictures of the package. Those that the first view needs are in the first sprite. */
export const pictureBooks = {
  wallet: new PictureBook([
    async () => (await import('./sprites/first-wallets')).firstWallets,
    async () => (await import('./sprites/more-wallets')).moreWallets,
    async () => (await import('./sprites/other-wallets')).otherWallets,
  ]),
  network: new PictureBook([
    async () => (await import('./sprites/first-networks')).firstNetworks,
    async () => (await import('./sprites/more-networks')).moreNetworks,
    async () => (await import('./sprites/other-networks')).otherNetworks,
  ]),
  login: new PictureBook([async () => (await import('./sprites/login-brands')).loginBrands]),
  token: new PictureBook([async () => (await import('./sprites/tokens')).tokens]),
};
