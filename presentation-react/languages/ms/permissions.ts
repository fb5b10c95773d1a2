import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const units: Readonly<Record<PeriodUnit, string>> = {
  second: 'saat',
  minute: 'minit',
  hour: 'jam',
  day: 'hari',
  week: 'minggu',
};

/** `setiap hari`, `setiap 3 hari`. */
function every(count: number, unit: PeriodUnit): string {
  return count === 1 ? `setiap ${units[unit]}` : `setiap ${count} ${units[unit]}`;
}

export const texts = {
  permissionsOffer: 'Sesi pintar',
  permissionsBeta: 'Beta',
  permissionsLead:
    'Apa yang boleh dibelanjakan daripada akaun ini tanpa bertanya lagi kepada anda.',
  permissionsNone: 'Tiada sesi pintar',
  permissionsNoneHint:
    'Tiada apa-apa boleh dibelanjakan daripada akaun ini tanpa bertanya kepada anda.',
  permissionsFailed: 'Dompet anda tidak menyenaraikannya. Ini yang tersimpan dalam pelayar ini.',
  permissionsRetry: 'Cuba lagi',
  permissionAsked: (site) => `${site} meminta kebenaran berbelanja tanpa bertanya setiap kali`,
  permissionSite: 'Laman ini',
  permissionReason: 'Sebab',
  permissionUpTo: 'Had',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `${amount} kesemuanya`,
  permissionPerDay: (amount) => `bertambah ${amount} setiap hari, sedikit setiap saat`,
  permissionAtOnce: (amount) => `${amount} serta-merta`,
  permissionMost: (amount) => `Paling banyak ${amount} sehingga tamat`,
  permissionUnlimited: (symbol) => `Semua ${symbol} dalam akaun ini, tanpa had`,
  permissionNfts: 'NFT ini',
  permissionCalls: 'Panggilan kontrak ini',
  permissionContract: 'Kontrak',
  permissionEveryCall: 'Setiap fungsi',
  permissionRemovals: 'Membuang kelulusan token. Tiada apa-apa boleh keluar daripada akaun.',
  permissionUnknown: (type) => `Tidak dikenali: ${type}`,
  permissionStarts: 'Bermula',
  permissionEnds: 'Tamat',
  permissionNeverEnds: 'Tidak pernah',
  permissionEndsAt: (moment) => `Tamat ${moment}`,
  permissionEndless: 'Tidak pernah tamat',
  permissionHolder: 'Yang boleh berbelanja',
  permissionHolderWallet: 'Dompet anda, untuk laman ini',
  permissionHolderKey: 'Pemilik kunci ini',
  permissionPayees: 'Penerima yang dibenarkan',
  permissionRedeemers: 'Penghantar yang dibenarkan',
  permissionCallCount: (count) => (count === 1 ? 'Sekali' : `Paling banyak ${count} kali`),
  permissionRate: (count, periods, unit) => `Paling banyak ${count} kali ${every(periods, unit)}`,
  permissionGas: (amount) => `Gas: ${amount}`,
  permissionRules: 'Had lain',
  permissionWarnings: {
    anyCall: 'Setiap fungsi kontrak ini boleh dipanggil atas nama anda.',
    noEnd: 'Ini tidak tamat dalam tempoh sepuluh tahun. Anda perlu menariknya balik sendiri.',
    notUnderstood:
      'Sebahagian daripada ini tidak dikenali. Ia mungkin membenarkan lebih daripada yang kelihatan.',
    tokenUnknown: 'Tempat perpuluhan token ini tidak diketahui. Jumlah ditulis dalam unit asas.',
    unlimited: 'Tanpa had: semua token ini boleh diambil.',
  },
  permissionChecked: 'Saya faham, dan saya mempercayai laman ini',
  permissionConfirm: 'Teruskan dalam dompet',
  permissionAskingHint: 'Bandingkan had dalam dompet anda dengan had ini.',
  permissionDecline: 'Tolak',
  permissionUnsupported: 'Dompet anda tidak boleh memberikan ini.',
  permissionWider: (what) =>
    `Dompet anda memberi lebih daripada yang diminta: ${what}. Laman tidak mendapatkannya. Tarik balik dalam senarai.`,
  permissionWiderParts: {
    account: 'akaun lain',
    chain: 'rangkaian lain',
    end: 'tamat lebih lewat',
    holder: 'pembelanja lain',
    limit: 'had lebih tinggi',
    rules: 'sekatan lebih sedikit',
    start: 'bermula lebih awal',
  },
  permissionVoided: 'Permintaan ini telah tamat.',
  permissionGranted: 'Sesi pintar dibuat',
  permissionGrantedHint: 'Anda boleh menariknya balik pada bila-bila masa.',
  permissionAdjusted: 'Dompet anda mengubah permintaan ini. Inilah yang diberikannya.',
  permissionSeeAll: 'Lihat semua sesi pintar',
  permissionDone: 'Selesai',
  permissionExpired: 'Telah tamat',
  permissionTooWide: 'Lebih daripada yang diminta',
  permissionRevoke: 'Tarik balik',
  permissionForget: 'Buang daripada senarai',
  permissionRevokeAsk: 'Tarik balik sesi pintar ini?',
  permissionRevokeHint:
    'Dompet anda meminta pengesahan. Selepas itu, tiada apa-apa boleh dibelanjakan dengannya.',
  permissionKeep: 'Kekalkan',
  permissionRevoking: 'Sahkan dalam dompet anda',
} satisfies PartTexts<'permissions'>;
