import type { MessageOverrides } from 'cleatkit/react';

const offline = 'تحقق من اتصالك بالإنترنت.';
const fake = 'السلسلة تخالف ما تقوله خدمة عن أحد هذين الرمزين. قد يكون مزيفًا، لذلك لا يُبادَل.';
const unread = 'تعذّرت قراءة ما يحق للمنصة أخذه. حاول مرة أخرى.';

const minutes = new Intl.PluralRules('ar');
const minuteWords: Readonly<Record<string, (count: number) => string>> = {
  one: () => 'دقيقة واحدة',
  two: () => 'دقيقتان',
  few: (count) => `${count} دقائق`,
  many: (count) => `${count} دقيقة`,
};

/** The Arabic texts of swapping, sending and buying. */
export const arabicMoney = {
  swapPart: (part: string) => `${part} من الرصيد`,
  swapQuoting: 'جارٍ البحث عن أفضل سعر',
  swapSlippageHint: 'كم تقبل أن ينقص عن المعروض. إذا تحرك السعر أكثر من ذلك فلا يُبادَل شيء.',
  swapSlippageOther: 'نسبة انزلاق أخرى، بالمئة',
  swapSlippageHigh: 'مع انزلاق كبير كهذا قد يجعلك آخرون تدفع سعرًا أسوأ.',
  swapKept: (amount: string) => `يبقى ${amount} في حسابك لرسوم الشبكة.`,
  swapLoss: (percent: string) =>
    `قيمة ما تستلمه أقل بنسبة ${percent} من قيمة ما تدفعه. قد يخسر مبلغ أصغر أقل من ذلك.`,
  swapNoRoute: 'لا يوجد مسار بين هذين الرمزين لهذا المبلغ. جرّب مبلغًا أو رمزًا آخر.',
  swapNoQuote: `تعذّرت قراءة السعر. ${offline}`,
  swapTokensFailed: `تعذّرت قراءة الرموز. ${offline}`,
  swapUnsupported: 'لا يمكن تبادل شيء على هذه الشبكة.',
  swapUnsupportedText: 'لا يمكن تبادل الرموز على هذه الشبكة. التبادل متاح على هذه:',
  swapNotReviewed: 'تعذّر تجهيز التبادل. حاول مرة أخرى.',
  swapFaults: {
    allowance: {
      failed: unread,
      refused:
        'رُفض التبادل: سمحت لهذه المنصة سابقًا بأخذ أكثر، ويمكنها ذلك الآن. أنهِ تلك الأذونات أولًا.',
      token: fake,
    },
    approval: {
      failed: 'تعذّر تجهيز الموافقة. حاول مرة أخرى.',
      refused: 'رُفضت الموافقة: كانت ستسمح بشيء غير هذا التبادل. لم تُسأل محفظتك.',
      token: fake,
    },
    build: {
      failed: 'تعذّر تجهيز التبادل. حاول مرة أخرى.',
      refused: 'رُفض التبادل: لن يفعل ما هو معروض هنا. لم تُسأل محفظتك.',
      token: fake,
    },
  },
  swapContinue: 'متابعة التبادل',
  swapTokensNone: 'لا يمكن تبادل أي رمز هنا.',
  swapTokenNotFound: 'لا يوجد رمز قابل للتبادل بهذا الاسم أو العنوان.',
  swapApproveHint:
    'أولًا تسمح للمنصة بأخذ هذا المقدار بالضبط. لا يُبادَل شيء بعد: تراجع التبادل بعد ذلك.',
  swapEndHint: (symbol: string) =>
    `يتطلب ${symbol} إنهاء موافقة سابقة أولًا. ثم توافق من جديد وتراجع التبادل.`,
  swapPermit: (symbol: string) => `التوقيع من أجل ${symbol}`,
  swapPermitHint:
    'أولًا توقّع أن للمنصة أن تأخذ هذا المقدار بالضبط، مرة واحدة. لا رسوم على ذلك. لا يُبادَل شيء بعد: تراجع التبادل بعد ذلك.',
  swapPermitValid: 'صالح لمدة',
  swapPermitMinutes: (count: number) =>
    minuteWords[minutes.select(count)]?.(count) ?? `${count} دقيقة`,
  swapAllowance: 'تسمح للمنصة بأخذ',
  swapApprovalWarnings: {
    unlimitedApproval: 'هذا يسمح للمنصة بأخذ كل ما لديك من هذا الرمز، الآن ولاحقًا.',
    largerApproval: 'هذا يسمح للمنصة بأخذ أكثر مما تبادل.',
  },
  swapApprovalChecked: 'أثق بهذه المنصة بهذا القدر',
  swapApprovalAskingHint: 'قارن المبلغ والمنصة هناك.',
  swapApprovalWaiting: 'بانتظار الشبكة',
  swapApprovalWaitingHint: 'الموافقة في الطريق. يمكنك إغلاق هذا والعودة لاحقًا.',
  swapPreparing: 'جارٍ تجهيز التبادل',
  swapImpactHigh: (percent: string) =>
    `هذا التبادل نفسه يجعل السعر أسوأ بنسبة ${percent}. مبلغ أصغر يخسر أقل.`,
  swapImpactChecked: 'أقبل هذا السعر',
  swapProviderFee: 'رسوم المنصة',
  swapTrials: {
    balances: 'جرّبت عقدة هذا. قد تختلف النتيجة.',
    call: 'جرّبت عقدة فقط هل يفشل هذا، لا ما تستلمه. قد تختلف النتيجة.',
    none: 'لم تستطع أي عقدة تجربة هذا.',
  },
  swapUnread: 'لم يمكن قراءة شيء من هذا الاستدعاء. ما يفعله يقوله الموقع وحده.',
  swapUnreadChecked: 'أثق بهذا الموقع في هذا التبادل',
  swapCheckedBy: 'يتحقق منه',
  swapAskingHint: 'قارن ما تعرضه بما هنا. يمكنك إغلاق هذا.',
  swapVoided: {
    accountChanged: 'تغيّر الحساب أو الشبكة. املأ التبادل من جديد.',
    bundleRefused:
      'محفظتك لا توافق وتبادل في خطوة واحدة. راجع التبادل مرة أخرى: توافق أولاً ثم تبادل.',
    priceChanged: 'تغيّر السعر. راجع التبادل مرة أخرى.',
    other: 'انتهت هذه المراجعة. راجع التبادل مرة أخرى.',
  },
  swapTogether: (amount) =>
    `تسمح محفظتك للمنصة بأخذ ${amount} بالضبط وتبادله في خطوة واحدة: الكل أو لا شيء.`,
  swapAllowed: 'يمكنها أخذه',
  swapConfirmBoth: 'الموافقة والتبادل',

  sendAmountInUSD: 'المبلغ بالدولار الأمريكي',
  sendTypeIn: (currency: string) => `اكتب المبلغ بـ ${currency}`,
  sendUSD: 'الدولار الأمريكي',
  sendScanStop: 'إيقاف الكاميرا',
  sendScanHint: 'تبقى الصورة على هذا الجهاز.',
  sendScanRefused: 'لا يمكن استخدام الكاميرا هنا. ألصق العنوان بدلًا من ذلك.',
  sendClear: 'مسح المستلم',
  sendContacts: 'جهات الاتصال',
  sendLookingUp: 'جارٍ البحث عن الاسم',
  sendNameFound: (name: string) => `${name} هو هذا العنوان:`,
  sendNameMissing: 'لا عنوان لهذا الاسم.',
  sendNameFailed: 'تعذّر البحث عن الاسم. حاول مرة أخرى، أو استخدم العنوان.',
  sendKnownKinds: { own: 'حسابك', paid: 'دفعت له من قبل' },
  sendSpeeds: { slow: 'بطيء', normal: 'عادي', fast: 'سريع' },
  sendMinimum: (amount: string) => `يجب أن يبقى ${amount} على الأقل في حسابك.`,
  sendMinimumOfReceiver: (amount: string) =>
    `يجب أن يكون لدى المستلم ${amount} على الأقل في النهاية.`,
  sendNotReviewed: 'تعذّر التحقق من هذا. حاول مرة أخرى.',
  sendSearch: 'ابحث في الرموز',
  sendTokensNone: 'لا شيء لإرساله في هذا الحساب بعد.',
  sendWarnings: {
    ownAddress: 'هذا عنوانك أنت.',
    zeroAddress: 'هذا هو العنوان الصفري. ما يُرسل إليه يضيع.',
    burnAddress: 'هذا عنوان إتلاف. ما يُرسل إليه يضيع.',
    precompile: 'هذا العنوان للشبكة نفسها. ما يُرسل إليه يضيع.',
    program: 'هذا برنامج. يحتفظ بما يستلمه.',
    contract: 'هذا عقد. قد لا يستطيع إعادة ما يستلمه.',
    tokenContract: 'هذا عقد الرمز نفسه. ما يُرسل إليه يضيع.',
    tokenAccount: 'هذا الحساب يحمل رمزًا واحدًا فقط. أرسل إلى مالكه بدلًا من ذلك.',
    futureWitness: 'لا قواعد بعد لهذا النوع من العناوين. قد يأخذ أي مُعدِّن المال.',
    contactMoved: 'لجهة اتصالك بهذا الاسم عنوان آخر. اسأل المستلم أيهما الصحيح.',
    looksLikeKnown: 'يشبه هذا عنوانًا تعرفه لكنه غيره. قد يكون تقليدًا.',
  },
  sendLooksLike: 'العنوان الذي تعرفه:',
  sendArrives: (amount: string) => `يصل ${amount} فقط: يقتطع هذا الرمز جزءًا من كل تحويل.`,
  sendChecked: 'تحققت من العنوان وأريد الإرسال',
  sendVoided: 'تغيّر الحساب أو الشبكة. راجع التحويل مرة أخرى.',
  sendVoidedByFee: 'ارتفعت رسوم الشبكة. راجع التحويل مرة أخرى.',
  sendVoidedByPrice: 'تغيّر السعر. راجع التحويل مرة أخرى.',

  reviewContract: 'عقد الرمز',
  reviewFeeUnknown: 'تعرضها محفظتك',
  reviewFeeShort: (symbol: string) => `لا يوجد ما يكفي من ${symbol} لرسوم الشبكة.`,
  reviewFailures: {
    declined: { headline: 'لقد رفضت. أتحاول مرة أخرى؟', hint: 'لم يُرسل شيء.' },
    wrongNetwork: {
      headline: 'المحفظة على شبكة أخرى',
      hint: 'لم يُرسل شيء. بدّل الشبكة في المحفظة.',
    },
    pending: {
      headline: 'أُرسل هذا من قبل',
      hint: 'انتظر تأكيده ولا ترسله مرة أخرى، وإلا دفعت مرتين.',
    },
    gone: {
      headline: 'المحفظة لم تعد موجودة',
      hint: 'انظر في المحفظة قبل أن ترسل مرة أخرى.',
    },
    failed: { headline: 'تعذّر إرسال هذا', hint: 'رفضته محفظتك أو الشبكة.' },
  },
  reviewOutcomes: {
    succeeded: 'تم التأكيد',
    reverted: 'فشلت المعاملة. دُفعت الرسوم فقط.',
    replaced: 'حلّت معاملة أخرى محلها.',
    dropped: 'فقدتها الشبكة. انظر في محفظتك قبل أن ترسل مرة أخرى.',
    expired: 'ضاعت ولا يمكن أن تتم بعد الآن. أرسل مرة أخرى.',
    partly: 'تم جزء منها فقط. انظر إلى أرصدتك قبل أن ترسل مرة أخرى.',
    unreported: 'محفظتك لا تقول ما حدث لها. انظر هناك قبل أن ترسل مرة أخرى.',
  },

  tokensNotFound: 'لا تملك رمزًا بهذا الاسم.',
  tokensCurrency: 'عملة القيم',
  tokensTotal: (amount: string) => `القيمة ${amount}`,
  tokensAtLeast: (amount: string) => `على الأقل ${amount}`,
  tokensAll: (count: number) => `عرض الكل (${count})`,
  tokensHidden: (count: number) => `المخفية (${count})`,
  tokensPin: (symbol: string) => `تثبيت ${symbol}`,
  tokensUnpin: (symbol: string) => `إلغاء تثبيت ${symbol}`,
  tokensHide: (symbol: string) => `إخفاء ${symbol}`,
  tokensUnhide: (symbol: string) => `إظهار ${symbol}`,
  hideAmounts: 'إخفاء المبالغ',
  amountHidden: 'المبلغ مخفي',

  onrampProvidersTitle: 'اختر المزوّد',
  onrampFee: (range: string) => `الرسوم ${range}`,
  onrampFeeThere: 'الرسوم معروضة في صفحته',
  onrampLegalNotice: 'بالشراء توافق على:',
  onrampOtherWays: 'بدون شراء',
  onrampReceive: 'استلام',
  onrampReceiveHint: 'من محفظة أخرى',
  onrampShowAddress: 'عرض العنوان',
  onrampBlocked: 'حظر متصفحك النافذة الجديدة. اسمح بالنوافذ المنبثقة لهذا الموقع ثم اختر مرة أخرى.',
  onrampOpening: (provider: string) => `جارٍ فتح ${provider}`,
  onrampBuying: (provider: string) => `الشراء عبر ${provider}`,
  onrampBuyingHint: 'أكمل الشراء في النافذة الجديدة. اترك هذا مفتوحًا: سيظهر عند وصول الرموز.',
  onrampUnfollowedHint: 'أكمل الشراء في النافذة الجديدة. ثم تصل الرموز إلى حسابك.',
  onrampBought: 'وصلت رموزك',
  onrampFailed: (provider: string) => `تعذّر فتح ${provider}`,
  onrampOpenAgain: 'افتح مرة أخرى',
  onrampOtherProvider: 'اختر مزوّدًا آخر',
  onrampDone: 'العودة إلى الحساب',
} satisfies MessageOverrides;
