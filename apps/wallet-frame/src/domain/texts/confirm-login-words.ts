import { spoken } from './spoken';

/** What the wallet asks before and after a provider’s page. */
export const confirmLoginWords = spoken('confirmLogin', {
  leave: {
    title: (provider: string) => `Sign in with ${provider}?`,
    asks: (site: string) => `${site} asks you to sign in.`,
    advice: 'Go on only if you have just chosen this on that site.',
    confirm: (provider: string) => `Continue with ${provider}`,
  },
  finish: {
    title: () => 'Finish signing in?',
    asks: (site: string) => `You are back on ${site}. It will see who you are.`,
    advice: 'Your browser may ask whether the wallet may use its cookies here.',
    confirm: () => 'Sign in',
  },
  working: 'Working…',
  cancel: 'Cancel',
} as const);
