import { spoken } from './spoken';

/** What the page of an offline kit says, and the view that takes one. */
export const kitWords = spoken('kit', {
  kit: {
    title: 'Your offline kit',
    explain: 'This page works without a network. Type the twelve words of the kit.',
    words: 'Words of the kit',
    open: 'Open the wallet',
    opening: 'Opening…',
    wrong: 'These words do not open the kit. Check each of them.',
    broken: 'The file of the kit is damaged. Use another copy of it.',
    openTitle: 'Your wallet',
    use: 'These 24 words are the wallet itself. Type them into a wallet app that you trust, and close this page.',
    evm: 'EVM address',
    solana: 'Solana address',
  },
  useKit: {
    title: 'Use an offline kit',
    explain: 'Choose the file of the kit, and type its twelve words.',
    leads:
      'If the kit is of another account, your sign-in leads to that account from now on. The wallet that it leads to now stays without a sign-in: move first what is in it.',
    file: 'File of the kit',
    words: 'Words of the kit',
    open: 'Use this kit',
    working: 'Opening the kit…',
    leave: 'Back',
  },
} as const);
