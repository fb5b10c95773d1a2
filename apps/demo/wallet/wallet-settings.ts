import { StoredStore } from '../stored-store';

/** How the test wallets handle requests. */
export type AnswerMode = 'ask' | 'slow' | 'silent' | 'idle';

export interface WalletSettings {
  readonly answers: AnswerMode;

  /** These three settings apply from the next load of the page. */
  readonly isLate: boolean;
  readonly isSecondThere: boolean;
  readonly knowsArbitrum: boolean;
}

export const answerModes: Readonly<Record<AnswerMode, string>> = {
  ask: 'Ask me',
  slow: 'Ask me, then take 3 seconds',
  silent: 'Never answer',
  idle: 'Say yes and do nothing',
};

export const walletSettings = new StoredStore<WalletSettings>('cleat-demo/wallet', {
  answers: 'ask',
  isLate: false,
  isSecondThere: false,
  knowsArbitrum: true,
});
