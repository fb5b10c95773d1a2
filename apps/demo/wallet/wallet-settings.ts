import { StoredStore } from '../stored-store';

/** How the test wallets handle requests. */
export type AnswerMode = 'ask' | 'slow' | 'decline' | 'silent' | 'idle';

export interface WalletSettings {
  readonly answers: AnswerMode;

  /** These settings apply from the next load of the page. */
  readonly isLate: boolean;
  readonly isAtomic: boolean;
  readonly isSecondThere: boolean;
  readonly knowsArbitrum: boolean;
}

export const answerModes: Readonly<Record<AnswerMode, string>> = {
  ask: 'asks me',
  slow: 'asks me, then takes 3 seconds',
  decline: 'declines',
  silent: 'never answers',
  idle: 'says yes and does nothing',
};

export const walletSettings = new StoredStore<WalletSettings>('cleat-demo/wallet', {
  answers: 'ask',
  isLate: false,
  isAtomic: false,
  isSecondThere: false,
  knowsArbitrum: true,
});
