import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('hi');

const units: Readonly<Record<PeriodUnit, readonly [one: string, several: string]>> = {
  second: ['सेकंड', 'सेकंड'],
  minute: ['मिनट', 'मिनट'],
  hour: ['घंटे', 'घंटे'],
  day: ['दिन', 'दिनों'],
  week: ['हफ़्ते', 'हफ़्तों'],
};

/** `हर दिन`, `हर 3 दिनों में`. */
function every(count: number, unit: PeriodUnit): string {
  const [one, several] = units[unit];
  return plural.select(count) === 'one' ? `हर ${one}` : `हर ${count} ${several} में`;
}

export const texts = {
  permissionsOffer: 'स्मार्ट सेशन',
  permissionsBeta: 'बीटा',
  permissionsLead: 'इस अकाउंट से आपसे दोबारा पूछे बिना क्या खर्च किया जा सकता है।',
  permissionsNone: 'कोई स्मार्ट सेशन नहीं',
  permissionsNoneHint: 'आपसे पूछे बिना इस अकाउंट से कुछ भी खर्च नहीं किया जा सकता।',
  permissionsFailed: 'आपके वॉलेट ने इनकी सूची नहीं दी। ये इस ब्राउज़र में सेव किए हुए हैं।',
  permissionsRetry: 'फिर से कोशिश करें',
  permissionAsked: (site) => `${site} हर बार आपसे पूछे बिना खर्च करने की अनुमति माँगती है`,
  permissionSite: 'यह साइट',
  permissionReason: 'कारण',
  permissionUpTo: 'सीमा',
  permissionPerPeriod: (amount, count, unit) => `${every(count, unit)} ${amount}`,
  permissionInAll: (amount) => `कुल ${amount}`,
  permissionPerDay: (amount) => `रोज़ ${amount} और, जो हर सेकंड बढ़ता है`,
  permissionAtOnce: (amount) => `तुरंत ${amount}`,
  permissionMost: (amount) => `खत्म होने तक ज़्यादा से ज़्यादा ${amount}`,
  permissionUnlimited: (symbol) => `इस अकाउंट के सारे ${symbol}, बिना किसी सीमा के`,
  permissionNfts: 'ये NFT',
  permissionCalls: 'इस कॉन्ट्रैक्ट के कॉल',
  permissionContract: 'कॉन्ट्रैक्ट',
  permissionEveryCall: 'हर फ़ंक्शन',
  permissionRemovals: 'टोकन के एप्रूवल हटाना। अकाउंट से कुछ भी बाहर नहीं जा सकता।',
  permissionUnknown: (type) => `अज्ञात: ${type}`,
  permissionStarts: 'शुरू',
  permissionEnds: 'समाप्त',
  permissionNeverEnds: 'कभी नहीं',
  permissionEndsAt: (moment) => `${moment} को समाप्त`,
  permissionEndless: 'कभी समाप्त नहीं होता',
  permissionHolder: 'कौन खर्च कर सकता है',
  permissionHolderWallet: 'आपका वॉलेट, इस साइट के लिए',
  permissionHolderKey: 'इस कुंजी का मालिक',
  permissionPayees: 'अनुमत प्राप्तकर्ता',
  permissionRedeemers: 'अनुमत भेजने वाले',
  permissionCallCount: (count) => (count === 1 ? 'एक बार' : `ज़्यादा से ज़्यादा ${count} बार`),
  permissionRate: (count, periods, unit) => `${every(periods, unit)} ज़्यादा से ज़्यादा ${count} बार`,
  permissionGas: (amount) => `गैस: ${amount}`,
  permissionRules: 'अन्य सीमाएँ',
  permissionWarnings: {
    anyCall: 'आपके नाम से इस कॉन्ट्रैक्ट का कोई भी फ़ंक्शन कॉल किया जा सकता है।',
    noEnd: 'यह दस साल के भीतर समाप्त नहीं होता। आपको इसे खुद वापस लेना होगा।',
    notUnderstood: 'इसका कुछ हिस्सा अज्ञात है। यह दिखने से ज़्यादा की अनुमति दे सकता है।',
    tokenUnknown: 'इस टोकन के दशमलव स्थान अज्ञात हैं। राशियाँ मूल इकाइयों में हैं।',
    unlimited: 'कोई सीमा नहीं: यह पूरा टोकन लिया जा सकता है।',
  },
  permissionChecked: 'मुझे यह समझ आता है और इस साइट पर भरोसा है',
  permissionConfirm: 'वॉलेट में जारी रखें',
  permissionAskingHint: 'अपने वॉलेट में दिखाई गई सीमाओं को इनसे मिलाएँ।',
  permissionDecline: 'अस्वीकार करें',
  permissionUnsupported: 'आपका वॉलेट यह अनुमति नहीं दे सकता।',
  permissionWider: (what) =>
    `आपके वॉलेट ने माँगे गए से ज़्यादा की अनुमति दी: ${what}। यह साइट को नहीं मिली। इसे सूची में वापस लें।`,
  permissionWiderParts: {
    account: 'कोई दूसरा अकाउंट',
    chain: 'कोई दूसरा नेटवर्क',
    end: 'बाद की समाप्ति',
    holder: 'कोई दूसरा खर्च करने वाला',
    limit: 'ज़्यादा बड़ी सीमाएँ',
    rules: 'कम पाबंदियाँ',
    start: 'पहले की शुरुआत',
  },
  permissionVoided: 'यह अनुरोध समाप्त हो गया है।',
  permissionGranted: 'स्मार्ट सेशन बन गया',
  permissionGrantedHint: 'आप इसे कभी भी वापस ले सकते हैं।',
  permissionAdjusted: 'आपके वॉलेट ने अनुरोध बदल दिया। उसने यह अनुमति दी।',
  permissionSeeAll: 'सभी स्मार्ट सेशन देखें',
  permissionDone: 'हो गया',
  permissionExpired: 'समाप्त',
  permissionTooWide: 'माँगे गए से ज़्यादा',
  permissionRevoke: 'वापस लें',
  permissionForget: 'सूची से हटाएँ',
  permissionRevokeAsk: 'यह स्मार्ट सेशन वापस लें?',
  permissionRevokeHint: 'आपका वॉलेट आपसे पुष्टि माँगेगा। उसके बाद इससे कुछ भी खर्च नहीं किया जा सकता।',
  permissionKeep: 'रहने दें',
  permissionRevoking: 'अपने वॉलेट में पुष्टि करें',
} satisfies PartTexts<'permissions'>;
