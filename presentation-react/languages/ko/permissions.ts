import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const units: Readonly<Record<PeriodUnit, readonly [one: string, several: string]>> = {
  second: ['매초', '#초마다'],
  minute: ['매분', '#분마다'],
  hour: ['매시간', '#시간마다'],
  day: ['매일', '#일마다'],
  week: ['매주', '#주마다'],
};

/** `매일`, `3일마다`. */
function every(count: number, unit: PeriodUnit): string {
  const [one, several] = units[unit];
  return count === 1 ? one : several.replace('#', String(count));
}

export const texts = {
  permissionsOffer: '스마트 세션',
  permissionsBeta: '베타',
  permissionsLead: '다시 묻지 않고 이 계정에서 사용할 수 있는 금액입니다.',
  permissionsNone: '스마트 세션이 없습니다',
  permissionsNoneHint: '묻지 않고 이 계정에서 사용할 수 있는 것은 없습니다.',
  permissionsFailed: '지갑이 목록을 제공하지 않았습니다. 이 브라우저에 저장된 목록입니다.',
  permissionsRetry: '다시 시도',
  permissionAsked: (site) => `${site}에서 매번 묻지 않고 사용하도록 요청합니다`,
  permissionSite: '이 사이트',
  permissionReason: '이유',
  permissionUpTo: '한도',
  permissionPerPeriod: (amount, count, unit) => `${every(count, unit)} ${amount}`,
  permissionInAll: (amount) => `총 ${amount}`,
  permissionPerDay: (amount) => `하루에 ${amount}씩, 매초 조금씩 늘어남`,
  permissionAtOnce: (amount) => `즉시 ${amount}`,
  permissionMost: (amount) => `종료될 때까지 최대 ${amount}`,
  permissionUnlimited: (symbol) => `이 계정의 모든 ${symbol}, 한도 없음`,
  permissionNfts: '이 NFT',
  permissionCalls: '이 컨트랙트의 호출',
  permissionContract: '컨트랙트',
  permissionEveryCall: '모든 함수',
  permissionRemovals: '토큰 승인을 철회합니다. 자산이 계정을 떠날 수 없습니다.',
  permissionUnknown: (type) => `알 수 없음: ${type}`,
  permissionStarts: '시작',
  permissionEnds: '종료',
  permissionNeverEnds: '없음',
  permissionEndsAt: (moment) => `${moment} 종료`,
  permissionEndless: '종료되지 않음',
  permissionHolder: '사용할 수 있는 주체',
  permissionHolderWallet: '이 사이트를 위한 내 지갑',
  permissionHolderKey: '이 키의 소유자',
  permissionPayees: '허용된 수신자',
  permissionRedeemers: '허용된 발신자',
  permissionCallCount: (count) => (count === 1 ? '한 번' : `최대 ${count}번`),
  permissionRate: (count, periods, unit) => `${every(periods, unit)} 최대 ${count}번`,
  permissionGas: (amount) => `가스: ${amount}`,
  permissionRules: '추가 제한',
  permissionWarnings: {
    anyCall: '내 이름으로 이 컨트랙트의 모든 함수를 호출할 수 있습니다.',
    noEnd: '10년 안에 종료되지 않습니다. 직접 철회해야 합니다.',
    notUnderstood: '일부 내용을 알 수 없습니다. 보이는 것보다 더 많이 허용할 수 있습니다.',
    tokenUnknown: '이 토큰의 소수 자릿수를 알 수 없습니다. 금액은 기본 단위로 표시됩니다.',
    unlimited: '한도가 없습니다. 이 토큰을 모두 가져갈 수 있습니다.',
  },
  permissionChecked: '이해했으며 이 사이트를 신뢰합니다',
  permissionConfirm: '지갑에서 계속',
  permissionAskingHint: '지갑에 표시된 한도를 여기의 한도와 비교하세요.',
  permissionDecline: '거절',
  permissionUnsupported: '이 지갑은 권한을 부여할 수 없습니다.',
  permissionWider: (what) =>
    `지갑이 요청보다 더 많이 부여했습니다: ${what}. 사이트에는 전달되지 않았습니다. 목록에서 철회하세요.`,
  permissionWiderParts: {
    account: '다른 계정',
    chain: '다른 네트워크',
    end: '더 늦은 종료',
    holder: '다른 사용자',
    limit: '더 높은 한도',
    rules: '더 적은 제한',
    start: '더 이른 시작',
  },
  permissionVoided: '이 요청은 종료되었습니다.',
  permissionGranted: '스마트 세션을 만들었습니다',
  permissionGrantedHint: '언제든지 철회할 수 있습니다.',
  permissionAdjusted: '지갑이 사이트의 요청을 변경했습니다. 부여된 내용은 다음과 같습니다.',
  permissionSeeAll: '모든 스마트 세션 보기',
  permissionDone: '완료',
  permissionExpired: '종료됨',
  permissionTooWide: '요청보다 많음',
  permissionRevoke: '철회',
  permissionForget: '목록에서 제거',
  permissionRevokeAsk: '이 스마트 세션을 철회할까요?',
  permissionRevokeHint:
    '지갑에서 확인을 요청합니다. 이후에는 이 세션으로 아무것도 사용할 수 없습니다.',
  permissionKeep: '유지',
  permissionRevoking: '지갑에서 확인하세요',
} satisfies PartTexts<'permissions'>;
