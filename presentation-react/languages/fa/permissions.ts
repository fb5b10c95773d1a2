import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const number = new Intl.NumberFormat('fa');
const plural = new Intl.PluralRules('fa');

const units: Readonly<Record<PeriodUnit, string>> = {
  second: 'ثانیه',
  minute: 'دقیقه',
  hour: 'ساعت',
  day: 'روز',
  week: 'هفته',
};

/** `هر روز`, `هر ۳ روز`. A noun behind a number has one form. */
function every(count: number, unit: PeriodUnit): string {
  if (plural.select(count) === 'one') return `هر ${units[unit]}`;
  return `هر ${number.format(count)} ${units[unit]}`;
}

export const texts = {
  permissionsOffer: 'نشست‌های هوشمند',
  permissionsBeta: 'آزمایشی',
  permissionsLead: 'آنچه می‌توان بدون پرسش دوباره از شما از این حساب خرج کرد.',
  permissionsNone: 'نشست هوشمندی نیست',
  permissionsNoneHint: 'بدون پرسش از شما نمی‌توان چیزی از این حساب خرج کرد.',
  permissionsFailed:
    'کیف پول شما آن‌ها را فهرست نکرد. این‌ها همان‌هایی هستند که در این مرورگر ذخیره شده‌اند.',
  permissionsRetry: 'تلاش دوباره',
  permissionAsked: (site) => `\u2068${site}\u2069 می‌خواهد بدون پرسش هرباره از شما خرج کند`,
  permissionSite: 'این سایت',
  permissionReason: 'دلیل',
  permissionUpTo: 'سقف',
  permissionPerPeriod: (amount, count, unit) => `\u2068${amount}\u2069 ${every(count, unit)}`,
  permissionInAll: (amount) => `در مجموع \u2068${amount}\u2069`,
  permissionPerDay: (amount) => `هر روز \u2068${amount}\u2069 بیشتر، که هر ثانیه افزایش می‌یابد`,
  permissionAtOnce: (amount) => `\u2068${amount}\u2069 بلافاصله`,
  permissionMost: (amount) => `حداکثر \u2068${amount}\u2069 تا زمان پایان`,
  permissionUnlimited: (symbol) => `همهٔ \u2068${symbol}\u2069 این حساب، بدون سقف`,
  permissionNfts: 'این NFTها',
  permissionCalls: 'فراخوانی‌های این قرارداد',
  permissionContract: 'قرارداد',
  permissionEveryCall: 'همهٔ توابع',
  permissionRemovals: 'حذف مجوزهای توکن‌ها. چیزی نمی‌تواند از حساب خارج شود.',
  permissionUnknown: (type) => `ناشناخته: \u2068${type}\u2069`,
  permissionStarts: 'شروع',
  permissionEnds: 'پایان',
  permissionNeverEnds: 'هرگز',
  permissionEndsAt: (moment) => `پایان در \u2068${moment}\u2069`,
  permissionEndless: 'پایان ندارد',
  permissionHolder: 'چه کسی می‌تواند خرج کند',
  permissionHolderWallet: 'کیف پول شما، برای این سایت',
  permissionHolderKey: 'صاحب این کلید',
  permissionPayees: 'گیرندگان مجاز',
  permissionRedeemers: 'فرستندگان مجاز',
  permissionCallCount: (count) => (count === 1 ? 'یک بار' : `حداکثر ${number.format(count)} بار`),
  permissionRate: (count, periods, unit) =>
    `حداکثر ${number.format(count)} بار ${every(periods, unit)}`,
  permissionGas: (amount) => `گس: \u2068${amount}\u2069`,
  permissionRules: 'محدودیت‌های دیگر',
  permissionWarnings: {
    anyCall: 'می‌توان هر تابع این قرارداد را به نام شما فراخواند.',
    noEnd: 'تا ده سال پایان نمی‌یابد. باید خودتان آن را لغو کنید.',
    notUnderstood: 'بخشی از این ناشناخته است. ممکن است بیش از آنچه به نظر می‌رسد اجازه دهد.',
    tokenUnknown:
      'تعداد رقم‌های اعشار این توکن معلوم نیست. مقدارها به کوچک‌ترین واحد نوشته شده‌اند.',
    unlimited: 'بدون سقف: می‌توان همهٔ این توکن را برداشت.',
  },
  permissionChecked: 'متوجه هستم و به این سایت اعتماد دارم',
  permissionConfirm: 'ادامه در کیف پول',
  permissionAskingHint: 'سقف‌های نوشته‌شده در کیف پول خود را با این‌ها مقایسه کنید.',
  permissionDecline: 'رد کردن',
  permissionUnsupported: 'کیف پول شما نمی‌تواند این اجازه را بدهد.',
  permissionWider: (what) =>
    `کیف پول شما بیش از درخواست اجازه داد: \u2068${what}\u2069. سایت آن را دریافت نکرد. آن را در فهرست لغو کنید.`,
  permissionWiderParts: {
    account: 'حسابی دیگر',
    chain: 'شبکه‌ای دیگر',
    end: 'پایانی دیرتر',
    holder: 'خرج‌کننده‌ای دیگر',
    limit: 'سقف‌های بالاتر',
    rules: 'محدودیت‌های کمتر',
    start: 'شروعی زودتر',
  },
  permissionVoided: 'این درخواست پایان یافته است.',
  permissionGranted: 'نشست هوشمند ساخته شد',
  permissionGrantedHint: 'هر زمان می‌توانید آن را لغو کنید.',
  permissionAdjusted: 'کیف پول شما درخواست را تغییر داد. این همان چیزی است که اجازه داد.',
  permissionSeeAll: 'دیدن همهٔ نشست‌های هوشمند',
  permissionDone: 'تمام',
  permissionExpired: 'پایان‌یافته',
  permissionTooWide: 'بیش از درخواست',
  permissionRevoke: 'لغو',
  permissionForget: 'حذف از فهرست',
  permissionRevokeAsk: 'این نشست هوشمند لغو شود؟',
  permissionRevokeHint: 'کیف پول شما تأیید می‌خواهد. پس از آن نمی‌توان چیزی با آن خرج کرد.',
  permissionKeep: 'بماند',
  permissionRevoking: 'در کیف پول خود تأیید کنید',
} satisfies PartTexts<'permissions'>;
