import type { MessageOverrides } from 'cleatkit/react';

const plural = new Intl.PluralRules('ar');

/** The forms of a counted noun: Arabic has one for one, one for two, one for a few and one for more. */
interface Forms {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
}

function counted(count: number, { one, two, few, many }: Forms): string {
  const form = plural.select(count);
  if (form === 'one') return one;
  if (form === 'two') return two;
  return `${count} ${form === 'few' ? few : many}`;
}

const wallets: Forms = { one: 'محفظة واحدة', two: 'محفظتان', few: 'محافظ', many: 'محفظة' };
const addresses: Forms = {
  one: 'عنوان آخر',
  two: 'عنوانان آخران',
  few: 'عناوين أخرى',
  many: 'عنوانًا آخر',
};

/** Arabic, written from the right. A text that is missing here is English. */
export const arabic = {
  lang: 'ar',
  connectWallet: 'ربط المحفظة',
  restoring: 'جارٍ استعادة محفظتك',
  tryAgain: 'حاول مرة أخرى',
  disposed: 'أنهى الموقع نافذة المحفظة',
  wrongNetwork: 'شبكة غير صحيحة',
  chooseNetwork: 'اختر الشبكة',

  back: 'رجوع',
  cancel: 'إلغاء',
  close: 'إغلاق',
  loading: 'جارٍ التحميل',
  reloadPage: 'أعد تحميل الصفحة',
  reloadView: 'اعرض هذا مرة أخرى',
  viewCrashed: 'حدث خطأ هنا. لم يُرسل أي شيء إلى محفظتك.',
  viewMissing: 'تعذّر التنزيل. تحقق من اتصالك بالإنترنت.',
  snackbars: {
    ADDRESS_COPIED: 'تم نسخ العنوان',
    COPY_FAILED: 'تعذّر النسخ',
    DISCONNECT_FAILED: 'تعذّر قطع الاتصال',
    LINK_COPIED: 'تم نسخ الرابط',
    SEND_INCOMPLETE: 'أدخل مبلغًا صحيحًا وعنوان المستلم',
    SIGNATURE_DECLINED: 'رُفض التوقيع',
    SOMETHING_WENT_WRONG: 'حدث خطأ ما',
    TRANSACTION_CONFIRMED: 'تم تأكيد المعاملة',
    TRANSACTION_REVERTED: 'فشلت المعاملة على السلسلة',
    TRANSACTION_STARTED: 'بدأت المعاملة',
    TRANSACTION_UNANSWERED: 'قد ترسلها المحفظة لاحقًا. تحقق منها قبل أن ترسل مرة أخرى.',
  },

  connectTitle: 'ربط المحفظة',
  connectTitleOn: (chain: string) => `محافظ ${chain}`,
  installed: 'مثبّتة',
  qrCode: 'رمز QR',
  recent: 'الأخيرة',
  getWallet: 'احصل عليها',
  duplicate: 'محفظتان تدّعيان أنهما هذه. اختر التي ثبّتَّها.',
  noWalletTitle: 'لم يُعثر على محفظة',
  noWalletText: 'ثبّت محفظة في هذا المتصفح ثم أعد تحميل الصفحة.',
  findWallet: 'ابحث عن محفظة',
  whatIsAWallet: 'ما هي المحفظة؟',
  benefits: [
    { title: 'تحفظ مفاتيحك', text: 'أنت وحدك من يحرّك عملاتك ومقتنياتك.' },
    { title: 'تسجّل دخولك', text: 'حساب واحد لمواقع كثيرة من دون كلمة مرور.' },
    { title: 'تسألك أولًا', text: 'لا يحدث شيء قبل أن توافق في المحفظة.' },
  ],
  walletsFound: (count: number) => `عُثر على ${counted(count, wallets)}`,
  walletsLeftOut: (count: number) => `محافظ كثيرة في هذه الصفحة. غير معروضة: ${count}`,

  allWallets: 'كل المحافظ',
  wallet: 'محفظة',
  opening: (wallet: string) => `جارٍ فتح ${wallet}`,
  openNamedWallet: (wallet: string) => `افتح ${wallet}`,
  openWallet: (wallet: string) => `افتح ${wallet} للمتابعة`,
  openWalletHint: 'وافق على الطلب في محفظتك.',
  declined: 'لقد رفضت. هل تحاول مرة أخرى؟',
  declinedHint: 'لم يُشارَك شيء مع هذا الموقع.',
  requestDeclined: 'رُفض الطلب',
  pending: (wallet: string) => `${wallet} في انتظارك`,
  pendingHint: 'افتحها وألغِ قفلها وأجب عن الطلب هناك. ستتم المتابعة هنا تلقائيًا.',
  notInstalled: (wallet: string) => `${wallet} غير مثبّتة`,
  notInstalledHint: 'احصل عليها لهذا المتصفح ثم أعد تحميل الصفحة.',
  getNamedWallet: (wallet: string) => `احصل على ${wallet}`,
  gone: (wallet: string) => `لم تعد ${wallet} موجودة`,
  goneHint: 'ربما حُدّثت أو أُوقفت. أعد تحميل الصفحة للعثور عليها.',
  failed: (wallet: string) => `تعذّر ربط ${wallet}`,
  failedHint: (detail: string) => `تقول المحفظة: ${detail}`,
  connectedTo: (wallet: string) => `متصل بـ ${wallet}`,

  accountTitle: 'الحساب',
  copyAddress: (address: string) => `نسخ العنوان ${address}`,
  balance: (amount: string) => `الرصيد ${amount}`,
  balanceLoading: 'جارٍ قراءة الرصيد',
  balanceUnavailable: 'الرصيد غير متاح',
  connectedWith: (wallet: string) => `متصل عبر ${wallet}`,
  moreAddresses: (count: number) => counted(count, addresses),
  chooseAccount: 'اختر حسابًا آخر',
  network: 'الشبكة',
  walletFeatures: { onramp: 'شراء', swaps: 'مبادلة', receive: 'استلام', send: 'إرسال' },
  viewOnExplorer: (explorer: string) => `عرض على ${explorer}`,
  disconnect: 'قطع الاتصال',
  disconnecting: 'جارٍ قطع الاتصال',

  multiChainTitle: 'اختر السلسلة',
  multiChainText: (wallet: string) => `تعمل ${wallet} على عدة سلاسل. اختر السلسلة المراد ربطها.`,
  walletsTitle: 'المحافظ',
  inUse: 'قيد الاستخدام',
  switchTo: (wallet: string, chain: string) => `استخدم ${wallet} على ${chain}`,
  connectOn: (chain: string) => `اربط محفظة ${chain}`,
  accountsOn: (chain: string) => `الحسابات على ${chain}`,
  disconnectFrom: (wallet: string, chain: string) => `اقطع اتصال ${wallet} عن ${chain}`,
  disconnectAll: 'قطع كل الاتصالات',

  networksTitle: 'اختر الشبكة',
  unsupportedTitle: 'تبديل الشبكة',
  unsupportedText: 'محفظتك على شبكة لا يستخدمها هذا الموقع. اختر إحدى هذه الشبكات للمتابعة.',
  currentNetwork: 'الحالية',
  approveInWallet: 'وافق في المحفظة',
  notApproved: 'غير موافَق عليها',
  networkChanged: (network: string) => `الشبكة الآن هي ${network}`,
  switchDeclined: 'رفضت التبديل. هل تختار مرة أخرى؟',
  switchPending: 'يوجد طلب مفتوح في محفظتك. أجب عنه هناك ثم اختر مرة أخرى.',
  switchGone: 'لم تعد المحفظة متاحة. أعد تحميل الصفحة للعثور عليها.',
  noNetwork: 'لا يمكن ربط أي محفظة هنا: لم يُعِدّ هذا الموقع أي شبكة.',

  scanWithWallet: (wallet: string) => `امسح هذا بـ ${wallet} على هاتفك`,
  scanWithAnyWallet: 'امسح هذا بمحفظة على هاتفك',
  codeLabel: 'رمز QR يربط محفظة. زر «نسخ الرابط» يعطي النص نفسه.',
  codeLoading: 'جارٍ تجهيز رمز QR',
  copyLink: 'نسخ الرابط',
  continueIn: (wallet: string) => `تابع في ${wallet}`,
  acceptInWallet: 'اقبل طلب الربط في المحفظة ثم عُد إلى هنا.',
  openApp: (wallet: string) => `افتح ${wallet}`,

  searchWallets: 'ابحث في المحافظ',
  allWalletsFound: (count: number) => counted(count, wallets),
  noWalletFound: 'لم يُعثر على محفظة',
  noWalletFoundHint: 'تحقق من الاسم. المحفظة غير المدرجة يمكن ربطها برمز QR.',
  useCode: 'استخدم رمز QR',
} satisfies MessageOverrides;
