import type { PartTexts } from '../parts';

export const texts = {
  emailLabel: 'Alamat e-mel',
  emailSubmit: 'Teruskan dengan e-mel ini',
  emailOr: 'atau',
  emailEnterCode: (email) => `Masukkan kod untuk ${email}`,
  emailInvalid: 'E-mel tidak sah. Cuba lagi.',
  emailTooSoon: (seconds) => `Sila cuba lagi selepas ${seconds} saat`,
  emailUnreachable:
    'Perkhidmatan log masuk tidak dapat dicapai. Semak sambungan anda dan cuba lagi.',
  emailNoNetwork: 'Dompet ini tidak berfungsi di rangkaian laman ini. Gunakan dompet lain.',
  emailFailed: 'Log masuk tidak bermula. Cuba lagi atau gunakan dompet.',
  emailSaid: (text) => `Mesej log masuk: ${text}`,

  emailCodeTitle: (email) => `Masukkan kod yang kami hantar ke ${email}`,
  emailCodeHint: 'Kod tamat tempoh dalam 10 minit. Kod dihantar apabila digit terakhir ditaip.',
  emailCodeLabel: 'Kod enam digit',
  emailCodeWrong: 'Kod itu tidak betul. Cuba lagi.',
  emailResend: 'Hantar semula kod',
  emailResendIn: (seconds) => `Hantar semula dalam ${seconds} s`,
  emailOther: 'Guna alamat e-mel lain',
  emailEnded: {
    refused: 'Log masuk ini telah tamat. Mula semula untuk mendapatkan kod baharu.',
    timedOut: 'Log masuk mengambil masa terlalu lama. Mula semula.',
    tooManyCodes: 'Terlalu banyak kod yang salah. Mula semula untuk mendapatkan kod baharu.',
  },
  emailAgain: 'Mula semula',
  emailConnecting: 'Membuka dompet anda',

  frameTitles: {
    safety: 'Sandarkan dompet anda',
    unlock: 'Buka dompet anda',
    renewal: 'Dompet baharu',
    kit: 'Guna kit luar talian',
    window: 'Teruskan dalam dompet anda',
  },

  emailDeviceTitle: 'Luluskan peranti ini',
  emailDeviceHint: (email) =>
    `Buka e-mel yang kami hantar ke ${email} dan luluskan log masuk. Kami akan meneruskan secara automatik.`,

  emailNewLabel: 'Alamat e-mel baharu',
  emailSave: 'Simpan',
  emailOldCode: 'Masukkan kod yang kami hantar ke alamat e-mel semasa anda',
  emailNewCode: (email) => `Masukkan kod yang kami hantar ke ${email}`,

  socialContinue: (name) => `Teruskan dengan ${name}`,

  approveTitle: 'Luluskan dalam dompet anda',
  approveHint: 'Semak permintaan dalam tetingkap dompet.',
  approveReject: 'Tolak',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Tandatangan ini membolehkan seseorang memindahkan token anda tanpa had.'
      : `Tandatangan ini membolehkan ${spender} memindahkan token anda tanpa had.`,

  nameHint: (parent) =>
    `Nama yang boleh digunakan orang untuk membayar anda, contohnya ada-1.${parent}. Percuma.`,
  nameLabel: 'Nama',
  nameFaults: {
    characters: 'Gunakan huruf, nombor dan tanda sempang.',
    tooShort: 'Gunakan sekurang-kurangnya 4 aksara.',
  },
  nameChecking: 'Menyemak',
  nameAvailable: (name) => `${name} tersedia`,
  nameTaken: (name) => `${name} telah diambil, atau serupa dengan nama yang telah diambil`,
  nameReserved: (name) => `${name} dikhaskan`,
  nameCheckFailed: 'Nama tidak dapat disemak. Semak sambungan anda dan cuba lagi.',
  nameSuggestions: 'Nama serupa',
  nameTags: { available: 'Tersedia', registered: 'Berdaftar' },
  nameForever: 'Satu akaun mempunyai satu nama. Nama tidak boleh ditukar kemudian.',
  nameChoose: 'Pilih nama ini',
  nameSigning: 'Tandatangani mesej dalam dompet anda',
  nameRegistering: 'Mendaftarkan nama anda',
  nameFailures: {
    declined: 'Anda tidak menandatangani. Tiada apa-apa didaftarkan.',
    expired: 'Tandatangan tamat tempoh, atau jam peranti ini salah. Cuba lagi.',
    failed: 'Nama tidak didaftarkan. Cuba lagi.',
    has_name: 'Akaun anda sudah mempunyai nama.',
    reserved: 'Nama ini dikhaskan. Pilih yang lain.',
    signature: 'Tandatangan daripada akaun lain. Cuba lagi.',
    similar: 'Nama ini serupa dengan nama yang telah diambil. Pilih yang lain.',
    taken: 'Akaun lain baru sahaja mengambil nama ini. Pilih yang lain.',
    ticket:
      'Log masuk anda tidak dapat disahkan. Log keluar daripada dompet, log masuk dan cuba lagi.',
    unreachable:
      'Perkhidmatan nama tidak dapat dicapai. Semak sambungan anda dan cuba lagi: nama itu mungkin sudah didaftarkan.',
    used: 'Mesej ini pernah digunakan. Cuba lagi.',
  },
  nameOwned: (name) => `Anda sudah memiliki nama: ${name}`,
  nameOwnedHint: 'Nama kekal pada akaunnya, jadi pembayaran sentiasa sampai ke akaun yang sama.',
  nameDone: (name) => `${name} kini milik anda`,
  nameDoneHint: 'Orang boleh menggunakannya sebagai ganti alamat anda.',
  nameToAccount: 'Pergi ke akaun anda',
  nameOfAccount: 'Nama:',
  namesOffer: 'Pilih nama untuk akaun ini',

  profileBy: (name) => `Telah log masuk dengan ${name}`,
  profileEmail: 'Tukar e-mel',
  profileLogins: 'Cara anda log masuk',
  walletKeys: 'Kunci dompet anda',
  waysToOpen: (count, all) => `${count} daripada ${all} cara membuka`,
  wayAdd: 'Tambah cara kedua',
  wayLater: 'Bukan sekarang',

  socialOpening: (name) => `Membuka ${name}`,
  socialWaiting: (name) => `Log masuk dengan ${name}`,
  socialWaitingHint: 'Log masuk dalam tetingkap dompet. Kami akan meneruskan secara automatik.',
  socialAgain: 'Buka semula tetingkap',
  socialInThisTab: 'Teruskan dalam tab ini',
  socialFailed: {
    blocked:
      'Pelayar anda menyekat tetingkap. Benarkan tetingkap timbul untuk laman ini, atau teruskan dalam tab ini.',
    cancelled: 'Anda menutup log masuk.',
    refused: 'Log masuk gagal. Cuba lagi atau pilih cara lain.',
    timedOut: 'Log masuk mengambil masa terlalu lama. Cuba lagi.',
  },

  farcasterScan: 'Imbas dengan telefon anda, kemudian luluskan log masuk dalam Farcaster.',
  farcasterCode: 'Kod QR untuk log masuk dengan Farcaster',
  farcasterPreparing: 'Menyediakan kod QR',
  farcasterHint: 'Luluskan log masuk dalam Farcaster, kemudian kembali ke sini.',
  farcasterOpen: 'Buka Farcaster',
  farcasterCopy: 'Salin pautan',
} satisfies PartTexts<'login'>;
