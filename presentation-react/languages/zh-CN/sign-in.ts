import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `登录 ${site}`,
  signInText:
    '您的钱包会请您为一条消息签名，以向此网站证明该账户属于您。这不会转移任何资产，也不收取费用。',
  signInPreparing: '正在准备消息',
  signInSite: '网站',
  signInAccount: '账户',
  signInExpires: '有效期至',
  signInResources: '其中还提到',
  signInWhole: '完整消息',
  signInAsked: '请在钱包中为消息签名',
  signInAskedHint: '钱包会显示相同的消息。只有当其中的网站就是此网站时才签名。',
  signInChecking: '网站正在检查您的签名',
  signInDone: '您已登录',
  signInLeave: '取消并断开连接',
  signInFaults: {
    accountChanged: {
      headline: '您更换了账户',
      hint: '该消息属于之前的账户。请为此账户的消息签名。',
    },
    declined: { headline: '您拒绝了签名', hint: '您尚未登录。准备好后请重试。' },
    expired: { headline: '消息已过期', hint: '签名过晚。请为新消息签名。' },
    failed: { headline: '您的钱包无法签名', hint: '请打开钱包，查看其是否正常，然后重试。' },
    networkChanged: {
      headline: '您更换了网络',
      hint: '该消息属于之前的网络。请为此网络的消息签名。',
    },
    otherAccount: { headline: '签名不属于此账户', hint: '请在钱包中选择下方的账户，然后重试。' },
    otherSite: {
      headline: '该消息属于另一个网站',
      hint: '没有签署任何内容。请检查此页面的地址，并告知该网站。',
    },
    pending: {
      headline: '您的钱包正在等待您',
      hint: '其中有另一个待处理的请求。请在钱包中处理它，然后重试。',
    },
    refused: { headline: '网站未接受登录', hint: '您尚未登录。请用新消息重试。' },
    smartAccount: {
      headline: '您的智能账户无法为消息签名',
      hint: '您的密钥账户（EOA）可以。两者都属于您，但地址不同，代币会留在其所在的地址。',
    },
    unavailable: { headline: '网站没有响应', hint: '您尚未登录。请检查您的网络连接，然后重试。' },
    unsupported: { headline: '您的钱包无法为消息签名', hint: '请取消，并连接其他钱包或账户。' },
  },
} satisfies PartTexts<'signIn'>;
