import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

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

const units: Readonly<Record<PeriodUnit, Forms>> = {
  second: { one: 'ثانية', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية' },
  minute: { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' },
  hour: { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة' },
  day: { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا' },
  week: { one: 'أسبوع', two: 'أسبوعين', few: 'أسابيع', many: 'أسبوعًا' },
};
const times: Forms = { one: 'مرة واحدة', two: 'مرتان', few: 'مرات', many: 'مرة' };

/** `كل يومين` */
function every(count: number, unit: PeriodUnit): string {
  return `كل ${counted(count, units[unit])}`;
}

export const texts = {
  permissionsOffer: 'الجلسات الذكية',
  permissionsBeta: 'تجريبي',
  permissionsLead: 'ما يمكن إنفاقه من هذا الحساب دون سؤالك مجددًا.',
  permissionsNone: 'لا توجد جلسات ذكية',
  permissionsNoneHint: 'لا يُنفق شيء من هذا الحساب دون سؤالك.',
  permissionsFailed: 'لم تعرضها محفظتك. هذه هي التي يعرفها هذا المتصفح.',
  permissionsRetry: 'حاول مرة أخرى',
  permissionAsked: (site) => `يطلب \u2068${site}\u2069 الإنفاق دون سؤالك في كل مرة`,
  permissionSite: 'هذا الموقع',
  permissionReason: 'السبب الذي يذكره',
  permissionUpTo: 'الحد',
  permissionPerPeriod: (amount, count, unit) => `\u2068${amount}\u2069 ${every(count, unit)}`,
  permissionInAll: (amount) => `\u2068${amount}\u2069 إجمالًا`,
  permissionPerDay: (amount) => `\u2068${amount}\u2069 إضافية كل يوم، تزداد كل ثانية`,
  permissionAtOnce: (amount) => `\u2068${amount}\u2069 فورًا`,
  permissionMost: (amount) => `\u2068${amount}\u2069 على الأكثر حتى الانتهاء`,
  permissionUnlimited: (symbol) => `كل \u2068${symbol}\u2069 في هذا الحساب بلا حد`,
  permissionNfts: 'هذه الرموز غير القابلة للاستبدال',
  permissionCalls: 'استدعاءات هذا العقد',
  permissionContract: 'العقد',
  permissionEveryCall: 'كل وظيفة',
  permissionRemovals: 'سحب موافقات الرموز. لا يمكن أن يغادر شيء الحساب.',
  permissionUnknown: (type) => `غير معروف: \u2068${type}\u2069`,
  permissionStarts: 'يبدأ',
  permissionEnds: 'ينتهي',
  permissionNeverEnds: 'أبدًا',
  permissionEndsAt: (moment) => `ينتهي \u2068${moment}\u2069`,
  permissionEndless: 'لا ينتهي أبدًا',
  permissionHolder: 'من يمكنه الإنفاق',
  permissionHolderWallet: 'محفظتك، لهذا الموقع',
  permissionHolderKey: 'مالك هذا المفتاح',
  permissionPayees: 'المستلمون المسموح بهم',
  permissionRedeemers: 'المرسلون المسموح بهم',
  permissionCallCount: (count) =>
    count === 1 ? 'مرة واحدة' : `${counted(count, times)} على الأكثر`,
  permissionRate: (count, periods, unit) =>
    `${counted(count, times)} على الأكثر ${every(periods, unit)}`,
  permissionGas: (amount) => `الغاز: \u2068${amount}\u2069`,
  permissionRules: 'قيود أخرى',
  permissionWarnings: {
    anyCall: 'يمكن استدعاء كل وظيفة في هذا العقد باسمك.',
    noEnd: 'لا ينتهي هذا أبدًا، أو ليس خلال عشر سنوات. عليك إلغاؤه بنفسك.',
    notUnderstood: 'جزء من هذا غير مفهوم هنا. قد يسمح بأكثر مما يبدو.',
    tokenUnknown: 'لا يوضح هذا الرمز معنى مبالغه، لذلك تُعرض بوحداته الأساسية.',
    unlimited: 'لا يوجد حد: يمكن أخذ كل شيء من هذا الرمز.',
  },
  permissionChecked: 'أفهم ذلك وأثق بهذا الموقع',
  permissionConfirm: 'المتابعة في المحفظة',
  permissionAskingHint: 'قارن الحدود هناك بالحدود أعلاه.',
  permissionDecline: 'رفض',
  permissionUnsupported: 'لا تستطيع محفظتك منح هذا.',
  permissionWider: (what) =>
    `منحت محفظتك أكثر مما طُلب: \u2068${what}\u2069. لم يحصل عليه الموقع. ألغه في القائمة.`,
  permissionWiderParts: {
    account: 'حساب آخر',
    chain: 'شبكة أخرى',
    end: 'انتهاء أبعد',
    holder: 'منفق آخر',
    limit: 'حدود أعلى',
    rules: 'قيود أقل',
    start: 'بداية أبكر',
  },
  permissionVoided: 'لم يعد هناك طلب.',
  permissionGranted: 'أُنشئت الجلسة الذكية',
  permissionGrantedHint: 'يمكنك إلغاؤها في أي وقت.',
  permissionAdjusted: 'غيّرت محفظتك ما طلبه الموقع. هذا ما منحته.',
  permissionSeeAll: 'عرض كل الجلسات الذكية',
  permissionDone: 'تم',
  permissionExpired: 'انتهت',
  permissionTooWide: 'أكثر مما طُلب',
  permissionRevoke: 'إلغاء',
  permissionForget: 'إزالة من القائمة',
  permissionRevokeAsk: 'هل تريد إلغاء هذه الجلسة الذكية؟',
  permissionRevokeHint: 'تطلب محفظتك التأكيد. بعد ذلك لا يمكن الإنفاق بها.',
  permissionKeep: 'الإبقاء عليها',
  permissionRevoking: 'أكّد في محفظتك',
} satisfies PartTexts<'permissions'>;
