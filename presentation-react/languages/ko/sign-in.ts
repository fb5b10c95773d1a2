import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `${site}에 로그인`,
  signInText:
    '이 계정이 본인 것임을 증명하는 메시지에 서명하세요. 무료이며 자산은 이동하지 않습니다.',
  signInPreparing: '메시지를 준비하고 있습니다',
  signInSite: '사이트',
  signInAccount: '계정',
  signInExpires: '유효 기한',
  signInResources: '함께 명시된 항목',
  signInWhole: '전체 메시지',
  signInAsked: '지갑에서 메시지에 서명하세요',
  signInAskedHint:
    '지갑에 같은 메시지가 표시됩니다. 메시지의 사이트가 이 사이트일 때만 서명하세요.',
  signInChecking: '사이트가 서명을 확인하고 있습니다',
  signInDone: '로그인되었습니다',
  signInLeave: '취소하고 연결 해제',
  signInFaults: {
    accountChanged: {
      headline: '계정을 변경하셨습니다',
      hint: '메시지는 이전 계정의 것이었습니다. 이 계정의 메시지에 서명하세요.',
    },
    declined: {
      headline: '서명을 거절하셨습니다',
      hint: '로그인되지 않았습니다. 준비되면 다시 시도하세요.',
    },
    expired: {
      headline: '메시지가 만료되었습니다',
      hint: '새 메시지에 서명하세요.',
    },
    failed: {
      headline: '지갑이 서명하지 못했습니다',
      hint: '지갑을 연 뒤 다시 시도하세요.',
    },
    networkChanged: {
      headline: '네트워크를 변경하셨습니다',
      hint: '메시지는 이전 네트워크의 것이었습니다. 이 네트워크의 메시지에 서명하세요.',
    },
    otherAccount: {
      headline: '다른 계정의 서명입니다',
      hint: '지갑에서 아래 계정을 선택한 뒤 다시 시도하세요.',
    },
    otherSite: {
      headline: '다른 사이트의 메시지입니다',
      hint: '서명된 것은 없습니다. 이 페이지의 주소를 확인하고 사이트에 알려 주세요.',
    },
    pending: {
      headline: '지갑에서 응답을 기다리고 있습니다',
      hint: '다른 요청이 열려 있습니다. 지갑에서 그 요청에 응답한 뒤 다시 시도하세요.',
    },
    refused: {
      headline: '사이트가 로그인을 받아들이지 않았습니다',
      hint: '로그인되지 않았습니다. 새 메시지로 다시 시도하세요.',
    },
    smartAccount: {
      headline: '스마트 계정으로는 메시지에 서명할 수 없습니다',
      hint: '기본 계정으로는 할 수 있습니다. 둘 다 내 계정이지만 주소가 다르며, 토큰은 원래 있던 곳에 그대로 남습니다.',
    },
    unavailable: {
      headline: '사이트가 응답하지 않습니다',
      hint: '로그인되지 않았습니다. 인터넷 연결을 확인한 뒤 다시 시도하세요.',
    },
    unsupported: {
      headline: '이 지갑은 메시지에 서명할 수 없습니다',
      hint: '취소하고 다른 지갑이나 계정을 연결하세요.',
    },
  },
} satisfies PartTexts<'signIn'>;
