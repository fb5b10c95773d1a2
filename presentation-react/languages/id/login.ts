import type { PartTexts } from '../parts';

export const texts = {
  emailLabel: 'Alamat email',
  emailSubmit: 'Lanjutkan dengan email ini',
  emailOr: 'atau',
  emailEnterCode: (email) => `Masukkan kode untuk ${email}`,
  emailInvalid: 'Email tidak valid. Coba lagi.',
  emailTooSoon: (seconds) => `Coba lagi setelah ${seconds} detik`,
  emailUnreachable: 'Layanan masuk tidak dapat dijangkau. Periksa koneksi Anda dan coba lagi.',
  emailNoNetwork: 'Dompet ini tidak berfungsi di jaringan situs ini. Pakai dompet lain.',
  emailFailed: 'Proses masuk tidak dimulai. Coba lagi atau pakai dompet.',
  emailSaid: (text) => `Pesan layanan masuk: ${text}`,

  emailCodeTitle: (email) => `Masukkan kode yang kami kirim ke ${email}`,
  emailCodeHint: 'Kode berlaku selama 10 menit. Kode dikirim saat digit terakhir diketik.',
  emailCodeLabel: 'Kode enam digit',
  emailCodeWrong: 'Kode itu salah. Coba lagi.',
  emailResend: 'Kirim ulang kode',
  emailResendIn: (seconds) => `Kirim ulang dalam ${seconds} dtk`,
  emailOther: 'Pakai alamat email lain',
  emailEnded: {
    refused: 'Proses masuk ini telah berakhir. Mulai lagi untuk mendapat kode baru.',
    timedOut: 'Proses masuk terlalu lama. Mulai lagi.',
    tooManyCodes: 'Terlalu banyak kode yang salah. Mulai lagi untuk mendapat kode baru.',
  },
  emailAgain: 'Mulai lagi',
  emailConnecting: 'Membuka dompet Anda',

  frameTitles: {
    safety: 'Cadangkan dompet Anda',
    unlock: 'Buka dompet Anda',
    renewal: 'Dompet baru',
    kit: 'Pakai kit offline',
    window: 'Lanjutkan di dompet Anda',
  },

  emailDeviceTitle: 'Setujui perangkat ini',
  emailDeviceHint: (email) =>
    `Buka email yang kami kirim ke ${email} dan setujui proses masuknya. Kami akan melanjutkan otomatis.`,

  emailNewLabel: 'Alamat email baru',
  emailSave: 'Simpan',
  emailOldCode: 'Masukkan kode yang kami kirim ke alamat email Anda saat ini',
  emailNewCode: (email) => `Masukkan kode yang kami kirim ke ${email}`,

  socialContinue: (name) => `Lanjutkan dengan ${name}`,

  approveTitle: 'Setujui di dompet Anda',
  approveHint: 'Periksa permintaan di jendela dompet.',
  approveReject: 'Tolak',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Tanda tangan ini memungkinkan seseorang memindahkan token Anda tanpa batas.'
      : `Tanda tangan ini memungkinkan ${spender} memindahkan token Anda tanpa batas.`,

  nameHint: (parent) =>
    `Nama yang dapat dipakai orang untuk membayar Anda, misalnya ada-1.${parent}. Gratis.`,
  nameLabel: 'Nama',
  nameFaults: {
    characters: 'Gunakan huruf, angka, dan tanda hubung.',
    tooShort: 'Gunakan setidaknya 4 karakter.',
  },
  nameChecking: 'Memeriksa',
  nameAvailable: (name) => `${name} tersedia`,
  nameTaken: (name) => `${name} sudah dipakai, atau mirip dengan nama yang sudah dipakai`,
  nameReserved: (name) => `${name} dicadangkan`,
  nameCheckFailed: 'Nama tidak dapat diperiksa. Periksa koneksi Anda dan coba lagi.',
  nameSuggestions: 'Nama serupa',
  nameTags: { available: 'Tersedia', registered: 'Terdaftar' },
  nameForever: 'Satu akun punya satu nama. Nama tidak dapat diubah nanti.',
  nameChoose: 'Pilih nama ini',
  nameSigning: 'Tanda tangani pesan di dompet Anda',
  nameRegistering: 'Mendaftarkan nama Anda',
  nameFailures: {
    declined: 'Anda tidak menandatangani. Tidak ada yang didaftarkan.',
    expired: 'Tanda tangan kedaluwarsa, atau jam perangkat ini salah. Coba lagi.',
    failed: 'Nama tidak terdaftar. Coba lagi.',
    has_name: 'Akun Anda sudah punya nama.',
    reserved: 'Nama ini dicadangkan. Pilih yang lain.',
    signature: 'Tanda tangan berasal dari akun lain. Coba lagi.',
    similar: 'Nama ini mirip dengan nama yang sudah dipakai. Pilih yang lain.',
    taken: 'Akun lain baru saja mengambil nama ini. Pilih yang lain.',
    ticket:
      'Proses masuk Anda tidak dapat dikonfirmasi. Keluar dari dompet, masuk lagi, lalu coba lagi.',
    unreachable:
      'Layanan nama tidak dapat dijangkau. Periksa koneksi Anda dan coba lagi: nama itu mungkin sudah terdaftar.',
    used: 'Pesan ini sudah pernah dipakai. Coba lagi.',
  },
  nameOwned: (name) => `Anda sudah punya nama: ${name}`,
  nameOwnedHint:
    'Nama tetap melekat pada akunnya, jadi pembayaran selalu sampai ke akun yang sama.',
  nameDone: (name) => `${name} kini milik Anda`,
  nameDoneHint: 'Orang dapat memakainya sebagai pengganti alamat Anda.',
  nameToAccount: 'Ke akun Anda',
  nameOfAccount: 'Nama:',
  namesOffer: 'Pilih nama untuk akun ini',

  profileBy: (name) => `Sudah masuk dengan ${name}`,
  profileEmail: 'Ubah email',
  profileLogins: 'Cara Anda masuk',
  walletKeys: 'Kunci dompet Anda',
  waysToOpen: (count, all) => `${count} dari ${all} cara membuka`,
  wayAdd: 'Tambah cara kedua',
  wayLater: 'Nanti saja',

  socialOpening: (name) => `Membuka ${name}`,
  socialWaiting: (name) => `Masuk dengan ${name}`,
  socialWaitingHint: 'Masuk di jendela dompet. Kami akan melanjutkan otomatis.',
  socialAgain: 'Buka lagi jendelanya',
  socialInThisTab: 'Lanjutkan di tab ini',
  socialFailed: {
    blocked:
      'Browser Anda memblokir jendela. Izinkan pop-up untuk situs ini, atau lanjutkan di tab ini.',
    cancelled: 'Anda menutup proses masuk.',
    refused: 'Gagal masuk. Coba lagi atau pilih cara lain.',
    timedOut: 'Proses masuk terlalu lama. Coba lagi.',
  },

  farcasterScan: 'Pindai dengan ponsel Anda, lalu setujui proses masuk di Farcaster.',
  farcasterCode: 'Kode QR untuk masuk dengan Farcaster',
  farcasterPreparing: 'Menyiapkan kode QR',
  farcasterHint: 'Setujui proses masuk di Farcaster, lalu kembali ke sini.',
  farcasterOpen: 'Buka Farcaster',
  farcasterCopy: 'Salin tautan',
} satisfies PartTexts<'login'>;
