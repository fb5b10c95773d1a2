import type { MessageOverrides } from 'cleatkit/react';

/** The Arabic texts of names. */
export const arabicNames = {
  namesTitle: 'اختيار اسم',
  nameHint: (parent: string) => `اسم يمكن للآخرين الدفع إليه، مثل ada-1.${parent}. لا يكلّف شيئًا.`,
  nameLabel: 'الاسم',
  nameFaults: {
    characters: 'حروف لاتينية وأرقام وشرطات فقط',
    tooShort: 'يجب أن يتكون الاسم من 4 أحرف على الأقل',
  },
  nameChecking: 'جارٍ التحقق',
  nameAvailable: (name: string) => `‏${name} متاح`,
  nameTaken: (name: string) => `‏${name} محجوز أو يشبه اسمًا محجوزًا`,
  nameReserved: (name: string) => `‏${name} مخصص ولا يمكن اختياره`,
  nameCheckFailed: 'تعذّر التحقق من الاسم. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  nameSuggestions: 'أسماء مشابهة',
  nameTags: { available: 'متاح', registered: 'محجوز' },
  nameForever: 'لكل حساب اسم واحد، ولا يمكن تغييره لاحقًا.',
  nameChoose: 'اختيار هذا الاسم',
  nameSigning: 'وقّع الرسالة في محفظتك',
  nameRegistering: 'جارٍ تسجيل اسمك',
  nameOwned: (name: string) => `لديك اسم بالفعل: ${name}`,
  nameOwnedHint: 'يبقى الاسم مع حسابه، حتى لا تصل الأموال إلى حساب آخر.',
  nameDone: (name: string) => `‏${name} أصبح لك`,
  nameDoneHint: 'يمكن استخدامه بدلًا من عنوانك.',
  nameToAccount: 'إلى حسابك',
  nameOfAccount: 'الاسم:',
  namesOffer: 'اختيار اسم لهذا الحساب',
} satisfies MessageOverrides;
