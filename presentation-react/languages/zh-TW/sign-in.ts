import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `登入 ${site}`,
  signInText: '請簽署一則訊息，以證明此帳戶屬於您。這是免費的，也不會轉移任何資產。',
  signInPreparing: '正在準備訊息',
  signInSite: '網站',
  signInAccount: '帳戶',
  signInExpires: '有效期限至',
  signInResources: '其中也列出',
  signInWhole: '完整訊息',
  signInAsked: '請在錢包中簽署訊息',
  signInAskedHint: '錢包會顯示相同的訊息。只有在訊息中寫的是此網站時才簽署。',
  signInChecking: '網站正在檢查您的簽名',
  signInDone: '您已登入',
  signInLeave: '取消並中斷連線',
  signInFaults: {
    accountChanged: {
      headline: '您更換了帳戶',
      hint: '該訊息屬於先前的帳戶。請簽署新的訊息。',
    },
    declined: { headline: '您拒絕了簽署', hint: '您尚未登入。準備好時請再試一次。' },
    expired: { headline: '訊息已過期', hint: '請簽署新的訊息。' },
    failed: { headline: '您的錢包無法簽署', hint: '請開啟錢包，然後再試一次。' },
    networkChanged: {
      headline: '您更換了網路',
      hint: '該訊息屬於先前的網路。請簽署新的訊息。',
    },
    otherAccount: {
      headline: '簽名來自另一個帳戶',
      hint: '請在錢包中選擇下方的帳戶，然後再試一次。',
    },
    otherSite: {
      headline: '該訊息屬於另一個網站',
      hint: '沒有簽署任何內容。請檢查此頁面的網址，並告知該網站。',
    },
    pending: {
      headline: '您的錢包正在等您',
      hint: '錢包中有另一個待處理的請求。請先回應，然後再試一次。',
    },
    refused: { headline: '網站未接受登入', hint: '您尚未登入。請用新的訊息再試一次。' },
    smartAccount: {
      headline: '您的智慧帳戶無法簽署訊息',
      hint: '您的基本帳戶可以。兩者都屬於您，但地址不同；代幣會留在原處。',
    },
    unavailable: { headline: '網站沒有回應', hint: '您尚未登入。請檢查網路連線，然後再試一次。' },
    unsupported: { headline: '您的錢包無法簽署訊息', hint: '請取消，並連接其他錢包或帳戶。' },
  },
} satisfies PartTexts<'signIn'>;
