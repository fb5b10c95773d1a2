import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const units: Readonly<Record<PeriodUnit, string>> = {
  second: 'detik',
  minute: 'menit',
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
  permissionsLead: 'Yang dapat dibelanjakan dari akun ini tanpa bertanya lagi kepada Anda.',
  permissionsNone: 'Tidak ada sesi pintar',
  permissionsNoneHint:
    'Tidak ada yang dapat dibelanjakan dari akun ini tanpa bertanya kepada Anda.',
  permissionsFailed: 'Dompet Anda tidak mencantumkannya. Ini yang tersimpan di browser ini.',
  permissionsRetry: 'Coba lagi',
  permissionAsked: (site) => `${site} meminta izin membelanjakan tanpa bertanya setiap kali`,
  permissionSite: 'Situs ini',
  permissionReason: 'Alasan',
  permissionUpTo: 'Batas',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `Total ${amount}`,
  permissionPerDay: (amount) => `bertambah ${amount} setiap hari, sedikit demi sedikit tiap detik`,
  permissionAtOnce: (amount) => `${amount} langsung`,
  permissionMost: (amount) => `Paling banyak ${amount} sampai berakhir`,
  permissionUnlimited: (symbol) => `Semua ${symbol} di akun ini, tanpa batas`,
  permissionNfts: 'NFT ini',
  permissionCalls: 'Panggilan kontrak ini',
  permissionContract: 'Kontrak',
  permissionEveryCall: 'Setiap fungsi',
  permissionRemovals: 'Menghapus persetujuan token. Tidak ada yang dapat keluar dari akun.',
  permissionUnknown: (type) => `Tidak dikenal: ${type}`,
  permissionStarts: 'Mulai',
  permissionEnds: 'Berakhir',
  permissionNeverEnds: 'Tidak pernah',
  permissionEndsAt: (moment) => `Berakhir ${moment}`,
  permissionEndless: 'Tidak pernah berakhir',
  permissionHolder: 'Yang boleh membelanjakan',
  permissionHolderWallet: 'Dompet Anda, untuk situs ini',
  permissionHolderKey: 'Pemilik kunci ini',
  permissionPayees: 'Penerima yang diizinkan',
  permissionRedeemers: 'Pengirim yang diizinkan',
  permissionCallCount: (count) => (count === 1 ? 'Satu kali' : `Paling banyak ${count} kali`),
  permissionRate: (count, periods, unit) => `Paling banyak ${count} kali ${every(periods, unit)}`,
  permissionGas: (amount) => `Gas: ${amount}`,
  permissionRules: 'Batasan lain',
  permissionWarnings: {
    anyCall: 'Setiap fungsi kontrak ini dapat dipanggil atas nama Anda.',
    noEnd: 'Ini tidak berakhir dalam sepuluh tahun. Anda harus mencabutnya sendiri.',
    notUnderstood:
      'Sebagian dari ini tidak dikenal. Ini mungkin mengizinkan lebih banyak daripada yang terlihat.',
    tokenUnknown: 'Desimal token ini tidak diketahui. Jumlah ditulis dalam satuan dasar.',
    unlimited: 'Tanpa batas: semua token ini dapat diambil.',
  },
  permissionChecked: 'Saya mengerti, dan saya memercayai situs ini',
  permissionConfirm: 'Lanjutkan di dompet',
  permissionAskingHint: 'Bandingkan batas di dompet Anda dengan yang ini.',
  permissionDecline: 'Tolak',
  permissionUnsupported: 'Dompet Anda tidak dapat memberikan ini.',
  permissionWider: (what) =>
    `Dompet Anda memberi lebih dari yang diminta: ${what}. Situs tidak mendapatkannya. Cabut izin itu di daftar.`,
  permissionWiderParts: {
    account: 'akun lain',
    chain: 'jaringan lain',
    end: 'berakhir lebih lambat',
    holder: 'pembelanja lain',
    limit: 'batas lebih tinggi',
    rules: 'pembatasan lebih sedikit',
    start: 'mulai lebih awal',
  },
  permissionVoided: 'Permintaan ini telah berakhir.',
  permissionGranted: 'Sesi pintar dibuat',
  permissionGrantedHint: 'Anda dapat mencabutnya kapan saja.',
  permissionAdjusted: 'Dompet Anda mengubah permintaan ini. Inilah yang diberikannya.',
  permissionSeeAll: 'Lihat semua sesi pintar',
  permissionDone: 'Selesai',
  permissionExpired: 'Berakhir',
  permissionTooWide: 'Lebih dari yang diminta',
  permissionRevoke: 'Cabut',
  permissionForget: 'Hapus dari daftar',
  permissionRevokeAsk: 'Cabut sesi pintar ini?',
  permissionRevokeHint:
    'Dompet Anda meminta konfirmasi. Setelah itu tidak ada yang dapat dibelanjakan dengannya.',
  permissionKeep: 'Pertahankan',
  permissionRevoking: 'Konfirmasi di dompet Anda',
} satisfies PartTexts<'permissions'>;
