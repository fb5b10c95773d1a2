import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: '사이트',
    account: '지갑',
    leave: '취소',
    facts: {
      address: '계정',
      browser: '브라우저',
      from: '보내는 곳',
      login: '로그인',
      name: '이름',
      onSite: '사이트',
      since: '시작',
      to: '받는 곳',
      way: '여는 방법',
    },
    kinds: {
      addLogin: {
        title: '로그인 방법을 추가하시겠습니까?',
        text: '어느 기기에서나 이 지갑에 로그인하게 됩니다.',
        confirm: '추가',
      },
      beginNew: {
        title: '새 지갑을 시작하시겠습니까?',
        text: '새 지갑은 비어 있습니다. 이전 지갑은 삭제되지 않고 따로 보관됩니다.',
        confirm: '새 지갑 시작',
      },
      askForNew: {
        title: '새 지갑을 요청하시겠습니까?',
        text: '일주일 이상 지난 뒤 이전 지갑을 대신합니다. 이전 지갑에 있는 것은 그대로 남습니다.',
        confirm: '새 지갑 요청',
      },
      bringBack: {
        title: '이 지갑을 되돌리시겠습니까?',
        text: '그러면 새 지갑은 삭제되지 않고 따로 보관됩니다.',
        confirm: '이 지갑 되돌리기',
      },
      discard: {
        title: '이 지갑을 포기하시겠습니까?',
        text: '30일 후 여기에서 삭제됩니다. 그때까지 유지하거나 되돌릴 수 있습니다.',
        confirm: '포기',
      },
      keepAside: {
        title: '이 지갑을 유지하시겠습니까?',
        text: '새 지갑 옆에 그대로 있습니다.',
        confirm: '유지',
      },
      changeEmail: {
        title: '이메일 주소를 변경하시겠습니까?',
        text: '이전 주소로 코드를 보낸 다음 새 주소로 보냅니다.',
        confirm: '코드 보내기',
      },
      endBrowser: {
        title: '이 브라우저에서 로그아웃하시겠습니까?',
        text: '바로 로그아웃됩니다. 분실했다면 대신 “지갑을 여는 방법”에서 해지하세요. 그러면 로그아웃도 됩니다.',
        confirm: '해지',
      },
      endOthers: {
        title: '다른 모든 브라우저에서 로그아웃하시겠습니까?',
        text: '바로 로그아웃됩니다.',
        confirm: '다른 브라우저 모두 해지',
      },
      endWay: {
        title: '지갑을 여는 방법을 해지하시겠습니까?',
        text: '더 이상 지갑을 열지 못합니다. 브라우저는 함께 로그아웃됩니다. 패스키는 기기에서도 삭제하세요.',
        confirm: '해지',
      },
      leadLogin: {
        title: '키트로 계정을 되찾으시겠습니까?',
        text: '그때부터 로그인하면 키트의 계정이 열립니다.',
        confirm: '이 키트 사용',
      },
      letIn: {
        title: '새 브라우저를 허용하시겠습니까?',
        text: '지금 그 브라우저로 로그인하고 있는 경우에만 허용하세요.',
        confirm: '제 것입니다, 허용',
      },
      registerName: {
        title: '이 이름을 등록하시겠습니까?',
        text: '이름이 이 계정을 가리키며 누구나 볼 수 있습니다.',
        confirm: '이름 등록',
      },
      removeLogin: {
        title: '로그인 방법을 제거하시겠습니까?',
        text: '더 이상 이 지갑에 로그인하지 못하며, 사용한 브라우저는 로그아웃됩니다. 이메일로 알려 드립니다.',
        confirm: '제거',
      },
    },
  },
  device: {
    devices: {
      title: '로그인된 브라우저',
      explain:
        '이름은 각 브라우저가 스스로 알린 것입니다. 모르는 것은 해지하세요. 분실한 것은 “지갑을 여는 방법”에서 해지하세요. 그러면 로그아웃도 됩니다.',
      here: '이 브라우저',
      named: (browser, system) => `${system}의 ${browser}`,
      unknown: '이름을 알리지 않는 브라우저',
      times: (since, used) => `${since}부터, 마지막 사용 ${used}`,
      sites: (sites) => `사이트: ${sites}`,
      end: '해지',
      endOf: (name) => `해지: ${name}`,
      endOthers: '다른 브라우저 모두 해지',
      waits: '새 브라우저가 로그인을 요청합니다',
      asked: (time, site) => `${time}에 ${site}에서 요청`,
      allow: '허용',
      allowOf: (name) => `허용: ${name}`,
      retry: '다시 시도',
      working: '처리하는 중…',
      back: '뒤로',
    },
    letIn: {
      title: '이 브라우저를 허용하세요',
      mail: '지갑에 처음인 브라우저입니다. 보내 드린 이메일의 페이지를 열고 버튼을 누르세요.',
      known:
        '또는 이미 로그인된 브라우저에서 프로필의 “로그인 방법”을 연 다음 “로그인된 브라우저”를 여세요.',
      leave: '취소',
    },
    signedOut: {
      title: '이 브라우저가 로그아웃되었습니다',
      explain: (site) =>
        `“로그인된 브라우저”나 “지갑을 여는 방법”에서 해지되었거나 로그인 방법이 제거되었습니다. 잃은 것은 없습니다. ${site}에서 다시 로그인하세요.`,
      notYou: '본인이 아니었다면 이후 “로그인된 브라우저”를 확인하세요.',
      signIn: (email) => `${email}(으)로 로그인`,
      working: '처리하는 중…',
      leave: '나중에',
    },
    device: {
      title: '본인이 로그인하고 있나요?',
      asks: (site) => `지갑에 처음인 브라우저가 ${site}에서 로그인을 요청합니다.`,
      advice:
        '본인 것이 아니면 이 페이지를 닫으세요. 누르지 않으면 그 브라우저는 코드를 받지 못합니다.',
      approve: '제 브라우저입니다',
      working: '처리하는 중…',
    },
    phone: {
      title: 'Farcaster 추가',
      preparing: '코드를 준비하는 중…',
      scan: '휴대폰으로 코드를 스캔하고 Farcaster에서 로그인을 승인하세요.',
      approve: 'Farcaster에서 로그인을 승인한 뒤 여기로 돌아오세요.',
      joins:
        '승인한 Farcaster 계정도 지갑에 로그인하게 됩니다. 다른 사람에게 보여 주지 마세요. 한 번만, 10분 동안 유효합니다.',
      code: 'Farcaster 로그인 QR 코드',
      open: 'Farcaster 열기',
      copy: '링크 복사',
      copied: '링크가 복사되었습니다.',
      link: 'Farcaster 링크',
      leave: '취소',
    },
  },
  renewal: {
    title: {
      ask: '새 지갑을 시작하시겠습니까?',
      wait: '새 지갑은 기다려야 합니다',
      ready: '새 지갑을 시작할 수 있습니다',
      stopped: '지갑이 유지됩니다',
      aside: '이전 지갑입니다',
      discard: '이 지갑을 포기하시겠습니까?',
      going: '이 지갑은 삭제됩니다',
    },
    text: {
      ask: '이전 지갑에 있는 것은 그대로 남으며 새 지갑으로 옮겨지지 않습니다. 먼저 이전 지갑을 열 수 있는 기간이 일주일 이상 있습니다. 이메일을 보내며, 로그인하는 모든 브라우저에도 표시됩니다.',
      wait: (day) =>
        `${day}에 이 브라우저에서 시작할 수 있습니다. 그 전에 이전 지갑이 열리면 그대로 유지됩니다. 여는 방법을 찾으셨나요? 그것을 사용하세요.`,
      ready:
        '새 지갑은 비어 있습니다. 이전 지갑은 삭제되지 않고 따로 보관됩니다. 열 수 있는 브라우저, 패스키 또는 단어로 되돌립니다.',
      stopped: (day) =>
        `${day}에 어떤 브라우저가 대신 새 지갑을 시작하도록 요청했습니다. 이 브라우저가 지갑을 열므로 그 요청은 끝났습니다. 모르는 브라우저는 해지하세요.`,
      aside:
        '이 지갑을 열 수 없는 브라우저가 요청하여 새 지갑이 대신하고 있습니다. 이 지갑을 되돌릴 수 있습니다. 그러면 새 지갑은 삭제되지 않고 따로 보관됩니다.',
      discard:
        '30일 후 여기에서 삭제되며, 단어나 오프라인 키트가 없으면 안에 있는 것을 잃습니다. 그때까지 유지하거나 되돌릴 수 있습니다.',
      going: (day) =>
        `요청하신 대로 ${day}에 삭제됩니다. 그때까지 그대로 유지하거나 되돌릴 수 있습니다.`,
    },
    confirm: {
      ask: '새 지갑 요청',
      ready: '새 지갑 시작',
      aside: '이 지갑 되돌리기',
      discard: '포기',
      going: '이 지갑 되돌리기',
    },
    other: {
      aside: '이 지갑 포기',
      going: '유지',
    },
    leave: {
      ask: '뒤로',
      wait: '닫기',
      ready: '취소',
      stopped: '계속',
      aside: '취소',
      discard: '뒤로',
      going: '닫기',
    },
    working: '처리하는 중…',
  },
  kit: {
    kit: {
      title: '오프라인 키트',
      explain: '이 페이지는 네트워크 없이 작동합니다. 키트의 단어 열두 개를 입력하세요.',
      words: '키트의 단어',
      open: '지갑 열기',
      opening: '여는 중…',
      wrong: '이 단어로는 키트가 열리지 않습니다. 하나씩 확인하세요.',
      broken: '키트 파일이 손상되었습니다. 다른 사본을 사용하세요.',
      openTitle: '내 지갑',
      use: '이 24개 단어가 지갑 자체입니다. 신뢰하는 지갑 앱에 입력하고 이 페이지를 닫으세요.',
      evm: 'EVM 주소',
      solana: 'Solana 주소',
    },
    useKit: {
      title: '오프라인 키트 사용',
      explain: '키트 파일을 선택하고 단어 열두 개를 입력하세요.',
      leads:
        '키트가 다른 계정의 것이면 이제부터 로그인하면 그 계정이 열립니다. 지금 열리는 지갑에는 로그인할 수 없게 됩니다. 먼저 안에 있는 것을 옮기세요.',
      file: '키트 파일',
      words: '키트의 단어',
      open: '이 키트 사용',
      working: '키트를 여는 중…',
      leave: '뒤로',
    },
  },
} satisfies Partial<LanguageTexts>;
