import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `${site} にサインイン`,
  signInText:
    'ウォレットがメッセージへの署名を求めます。アカウントがあなたのものであることをこのサイトに示すためです。何も動かず、費用もかかりません。',
  signInPreparing: 'メッセージを準備しています',
  signInSite: 'サイト',
  signInAccount: 'アカウント',
  signInExpires: '有効期限',
  signInResources: 'その他の記載',
  signInWhole: 'メッセージ全文',
  signInAsked: 'ウォレットでメッセージに署名してください',
  signInAskedHint:
    'ウォレットには同じメッセージが表示されます。記載のサイトがこのサイトの場合だけ署名してください。',
  signInChecking: 'サイトが署名を確認しています',
  signInDone: 'サインインしました',
  signInLeave: 'キャンセルして切断',
  signInFaults: {
    accountChanged: {
      headline: 'アカウントが変わりました',
      hint: 'メッセージは以前のアカウント用でした。このアカウント用のものに署名してください。',
    },
    declined: {
      headline: '署名を拒否しました',
      hint: 'サインインしていません。準備ができたらもう一度お試しください。',
    },
    expired: {
      headline: 'メッセージの期限が切れました',
      hint: '署名が遅すぎました。新しいものに署名してください。',
    },
    failed: {
      headline: 'ウォレットは署名できませんでした',
      hint: 'ウォレットを開いて動作を確認し、もう一度お試しください。',
    },
    networkChanged: {
      headline: 'ネットワークが変わりました',
      hint: 'メッセージは以前のネットワーク用でした。このネットワーク用のものに署名してください。',
    },
    otherAccount: {
      headline: '署名がこのアカウントのものではありません',
      hint: 'ウォレットで下のアカウントを選び、もう一度お試しください。',
    },
    otherSite: {
      headline: 'メッセージは別のサイトのものです',
      hint: '何も署名されていません。このページのアドレスを確認し、サイトにお知らせください。',
    },
    pending: {
      headline: 'ウォレットが応答を待っています',
      hint: '別のリクエストが開いています。ウォレットで応答してから、もう一度お試しください。',
    },
    refused: {
      headline: 'サイトがサインインを受け付けませんでした',
      hint: 'サインインしていません。新しいメッセージでもう一度お試しください。',
    },
    smartAccount: {
      headline: 'スマートアカウントはメッセージに署名できません',
      hint: '鍵のアカウント（EOA）なら署名できます。どちらもあなたのものですがアドレスは異なり、トークンは今あるアドレスに残ります。',
    },
    unavailable: {
      headline: 'サイトが応答しません',
      hint: 'サインインしていません。インターネット接続を確認して、もう一度お試しください。',
    },
    unsupported: {
      headline: 'ウォレットはメッセージに署名できません',
      hint: 'キャンセルして、別のウォレットまたはアカウントを接続してください。',
    },
  },
} satisfies PartTexts<'signIn'>;
