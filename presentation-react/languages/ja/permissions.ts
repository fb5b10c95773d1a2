import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const units: Readonly<Record<PeriodUnit, readonly [one: string, several: string]>> = {
  second: ['毎秒', '秒'],
  minute: ['毎分', '分'],
  hour: ['毎時', '時間'],
  day: ['毎日', '日'],
  week: ['毎週', '週間'],
};

/** `毎日`, `3 日ごとに`. */
function every(count: number, unit: PeriodUnit): string {
  const [one, several] = units[unit];
  return count === 1 ? one : `${count} ${several}ごとに`;
}

export const texts = {
  permissionsOffer: 'スマートセッション',
  permissionsBeta: 'ベータ',
  permissionsLead: '再確認なしにこのアカウントから使えるもの。',
  permissionsNone: 'スマートセッションはありません',
  permissionsNoneHint: '確認なしにこのアカウントから使われるものはありません。',
  permissionsFailed:
    'ウォレットから一覧を取得できませんでした。このブラウザが把握しているものを表示します。',
  permissionsRetry: '再試行',
  permissionAsked: (site) => `${site} が毎回の確認なしに使うことを求めています`,
  permissionSite: 'このサイト',
  permissionReason: '示された理由',
  permissionUpTo: '上限',
  permissionPerPeriod: (amount, count, unit) => `${every(count, unit)} ${amount}`,
  permissionInAll: (amount) => `合計 ${amount}`,
  permissionPerDay: (amount) => `毎日 ${amount} 追加（毎秒増加）`,
  permissionAtOnce: (amount) => `すぐに ${amount}`,
  permissionMost: (amount) => `終了まで最大 ${amount}`,
  permissionUnlimited: (symbol) => `このアカウントの ${symbol} すべて（上限なし）`,
  permissionNfts: 'これらの NFT',
  permissionCalls: 'このコントラクトの呼び出し',
  permissionContract: 'コントラクト',
  permissionEveryCall: 'すべての関数',
  permissionRemovals: 'トークンの承認の取り消し。アカウントから出るものはありません。',
  permissionUnknown: (type) => `不明：${type}`,
  permissionStarts: '開始',
  permissionEnds: '終了',
  permissionNeverEnds: 'なし',
  permissionEndsAt: (moment) => `終了 ${moment}`,
  permissionEndless: '終了しません',
  permissionHolder: '使える人',
  permissionHolderWallet: 'このサイトのためのウォレット',
  permissionHolderKey: 'この鍵の所有者',
  permissionPayees: '許可された支払先',
  permissionRedeemers: '許可された送信者',
  permissionCallCount: (count) => (count === 1 ? '1 回' : `最大 ${count} 回`),
  permissionRate: (count, periods, unit) => `${every(periods, unit)} 最大 ${count} 回`,
  permissionGas: (amount) => `ガス：${amount}`,
  permissionRules: 'その他の制限',
  permissionWarnings: {
    anyCall: 'このコントラクトのすべての関数が、あなたの名義で呼び出される可能性があります。',
    noEnd: '終了しないか、10 年以内には終了しません。自分で取り消す必要があります。',
    notUnderstood: '一部の内容を解釈できません。見た目より多くを許可する可能性があります。',
    tokenUnknown: 'このトークンは数量の意味を示していません。基本単位で表示しています。',
    unlimited: '上限がありません。このトークンがすべて引き出される可能性があります。',
  },
  permissionChecked: '理解し、このサイトを信頼します',
  permissionConfirm: 'ウォレットで続ける',
  permissionAskingHint: 'ウォレットの上限と上の上限を照合してください。',
  permissionDecline: '拒否',
  permissionUnsupported: 'ウォレットはこれを許可できません。',
  permissionWider: (what) =>
    `ウォレットは求められた以上に許可しました：${what}。サイトには渡していません。一覧で取り消してください。`,
  permissionWiderParts: {
    account: '別のアカウント',
    chain: '別のネットワーク',
    end: 'より遅い終了',
    holder: '別の使用者',
    limit: 'より高い上限',
    rules: 'より少ない制限',
    start: 'より早い開始',
  },
  permissionVoided: '求められているものはもうありません。',
  permissionGranted: 'スマートセッションを作成しました',
  permissionGrantedHint: 'いつでも取り消せます。',
  permissionAdjusted: 'ウォレットがサイトの要求を変更しました。許可した内容は次のとおりです。',
  permissionSeeAll: 'すべてのスマートセッションを見る',
  permissionDone: '完了',
  permissionExpired: '終了済み',
  permissionTooWide: '要求より多い',
  permissionRevoke: '取り消す',
  permissionForget: '一覧から削除',
  permissionRevokeAsk: 'このスマートセッションを取り消しますか？',
  permissionRevokeHint:
    'ウォレットが確認を求めます。取り消した後は、これを使って何も支払えません。',
  permissionKeep: 'そのままにする',
  permissionRevoking: 'ウォレットで確認してください',
} satisfies PartTexts<'permissions'>;
