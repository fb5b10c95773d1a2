import type { PartTexts } from '../parts';

const nameFailed = 'Nama tidak dapat ditemukan. Coba lagi atau pakai alamatnya.';
const fake =
  'Jaringan dan daftar token tidak sepakat tentang sebuah token. Token itu mungkin palsu, jadi tidak ditukar.';

export const texts = {
  contactsList: 'Kontak Anda',
  contactsNone: 'Masukkan alamat di atas untuk memberinya nama di sini.',
  contactsKept: 'Kontak tetap di perangkat ini.',
  contactsName: 'Nama untuk alamat ini',
  contactsNameOf: (name) => `Nama baru untuk ${name}`,
  contactsSave: 'Simpan',
  contactsEdit: 'Ubah',
  contactsEditOf: (name) => `Ubah ${name}`,
  contactsRemove: 'Hapus',
  contactsCancel: 'Batal',
  contactsAlike: (name) =>
    `Alamat ini mirip dengan alamat ${name} tetapi berbeda. Ini mungkin penipuan.`,
  contactsFaults: {
    name: 'Masukkan nama.',
    nameTaken: 'Kontak lain memakai nama ini.',
    address: 'Ini bukan alamat jaringan ini.',
    full: 'Kontak Anda penuh. Hapus satu dulu.',
  },

  sendSteps: {
    selectToken: 'Pilih token',
    addAmount: 'Isi jumlah',
    ambiguousAmount: 'Pilih jumlah',
    incorrectValue: 'Nilai salah',
    insufficientFunds: 'Dana tidak cukup',
    addAddress: 'Isi alamat',
    invalidAddress: 'Alamat tidak valid',
    preview: 'Tinjau',
  },
  sendAmount: (symbol) => `Jumlah dalam ${symbol}`,
  sendAmountInUSD: 'Jumlah dalam dolar AS',
  sendTypeIn: (currency) => `Ketik jumlah dalam ${currency}`,
  sendUSD: 'Dolar AS',
  sendTo: 'Ke',
  sendToHint: 'Alamat, nama, atau tautan pembayaran',
  sendPaste: 'Tempel',
  sendScan: 'Pindai',
  sendScanStop: 'Hentikan kamera',
  sendScanHint: 'Gambar kamera tetap di perangkat ini.',
  sendScanRefused: 'Kamera tidak dapat dipakai. Tempelkan alamatnya saja.',
  sendClear: 'Hapus penerima',
  sendContacts: 'Kontak',
  sendLookingUp: 'Mencari nama',
  sendNameFound: (name) => `${name} adalah:`,
  sendNameMissing: 'Nama ini tidak punya alamat.',
  sendNameFailed: nameFailed,
  sendKnown: 'Kirim lagi, atau ke diri sendiri',
  sendKnownKinds: { own: 'Akun Anda', paid: 'Pernah dibayar' },
  sendSpeed: 'Kecepatan',
  sendSpeeds: { slow: 'Lambat', normal: 'Normal', fast: 'Cepat' },
  sendPrefills: {
    networkMissed:
      'Pembayaran ini untuk jaringan yang tidak dapat kami jangkau. Tidak ada yang diisi.',
    tokenMissed: 'Token pembayaran ini tidak ada di akun Anda.',
  },
  sendPayments: {
    address: 'Tautan pembayaran tidak memiliki alamat yang valid.',
    amount: 'Tautan pembayaran tidak memiliki jumlah yang valid.',
    duplicate: 'Isi tautan pembayaran saling bertentangan.',
    form: 'Ini bukan tautan pembayaran.',
    required: 'Jenis pembayaran ini tidak didukung.',
    unsupported: 'Jenis pembayaran ini tidak didukung.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'Akun ini menyimpan ordinals, yang tidak dibelanjakan. Pilih akun pembayaran Anda.',
    NAME_LOOKUP_FAILED: nameFailed,
    SEND_FEE_UNKNOWN: 'Biaya jaringan tidak dapat dibaca. Coba lagi.',
    SEND_UNSUPPORTED: 'Pengiriman tidak berfungsi di jaringan ini.',
    TOKEN_MISMATCH:
      'Jaringan dan daftar token tidak sepakat tentang token ini. Token ini mungkin palsu, jadi tidak dikirim.',
    TRANSFER_REFUSED:
      'Kontrak token menolak transfer ini. Kontrak mungkin dijeda atau memblokir sebuah akun.',
  },
  sendMinimum: (amount) => `Setidaknya ${amount} harus tetap di akun Anda.`,
  sendMinimumOfReceiver: (amount) => `Pada akhirnya penerima harus memiliki setidaknya ${amount}.`,
  sendNotReviewed: 'Ini tidak dapat diperiksa. Coba lagi.',

  sendSearch: 'Cari token',
  sendTokensNone: 'Akun ini belum punya apa pun untuk dikirim.',

  sendYouSend: 'Anda kirim',
  sendReceiver: 'Ke',
  sendAct: (amount) => `Kirim ${amount}`,
  sendSent: (amount) => `${amount} terkirim`,
  sendWarnings: {
    ownAddress: 'Ini alamat Anda sendiri.',
    zeroAddress: 'Ini alamat nol. Apa pun yang Anda kirim ke sana akan hilang.',
    burnAddress: 'Ini alamat pembakaran (burn). Apa pun yang Anda kirim ke sana akan hilang.',
    precompile: 'Alamat ini milik jaringan. Apa pun yang Anda kirim ke sana akan hilang.',
    program: 'Ini sebuah program. Program menyimpan apa yang diterimanya.',
    contract: 'Ini sebuah kontrak. Kontrak mungkin tidak dapat mengembalikan apa yang diterimanya.',
    tokenContract: 'Ini kontrak token itu sendiri. Apa pun yang Anda kirim ke sana akan hilang.',
    tokenAccount: 'Akun ini hanya menampung satu token. Kirim ke pemiliknya saja.',
    futureWitness: 'Jenis alamat ini belum dipakai. Penambang mana pun dapat mengambil koinnya.',
    contactMoved:
      'Kontak Anda dengan nama ini punya alamat lain. Tanyakan kepada penerima mana yang benar.',
    looksLikeKnown: 'Ini mirip dengan alamat yang Anda kenal tetapi berbeda. Ini mungkin penipuan.',
  },
  sendLooksLike: 'Yang Anda kenal:',
  sendArrives: (amount) =>
    `Hanya ${amount} yang tiba: token ini mengambil sebagian dari setiap transfer.`,
  sendChecked: 'Saya telah memeriksa alamatnya dan ingin mengirim',
  sendConfirm: 'Kirim',
  sendAskingHint: 'Periksa alamat dan jumlah di sana. Anda boleh menutup ini.',
  sendVoided: 'Akun atau jaringan telah berubah. Tinjau lagi transfernya.',
  sendVoidedByFee: 'Biaya jaringan telah naik. Tinjau lagi transfernya.',
  sendVoidedByPrice: 'Harga telah berubah. Tinjau lagi transfernya.',

  swapSteps: {
    selectToken: 'Pilih token',
    enterAmount: 'Masukkan jumlah',
    ambiguousAmount: 'Pilih jumlah',
    incorrectAmount: 'Jumlah salah',
    insufficientBalance: 'Saldo tidak cukup',
    insufficientLiquidity: 'Likuiditas tidak cukup',
    retry: 'Coba lagi',
    waitForQuote: 'Tinjau pertukaran',
    review: 'Tinjau pertukaran',
  },
  swapYouPay: 'Anda bayar',
  swapYouReceive: 'Anda terima',
  swapAmount: (symbol) => `Jumlah dalam ${symbol}`,
  swapTurn: 'Balik kedua token',
  swapPart: (part) => `${part} dari saldo`,
  swapQuoting: 'Mencari harga terbaik',
  swapRate: 'Kurs',
  swapMinimum: 'Anda terima setidaknya',
  swapSwapping: (from, to) => `Menukar ${from} dengan ${to}`,
  swapSwapped: (from, to) => `${from} ditukar dengan ${to}`,
  swapSlippage: 'Slippage',
  swapSlippageOf: (percent) => `Slippage ${percent}`,
  swapSlippageHint:
    'Batas tertinggi perubahan harga. Jika berubah lebih jauh, tidak ada yang ditukar.',
  swapSlippageOther: 'Slippage lain dalam persen',
  swapSlippageHigh:
    'Slippage tinggi: pihak lain dapat membuat Anda membayar harga yang lebih buruk.',
  swapKept: (amount) => `${amount} tetap di akun Anda untuk biaya jaringan.`,
  swapLoss: (percent) =>
    `Anda menerima ${percent} lebih sedikit daripada yang Anda bayar. Jumlah yang lebih kecil mungkin mengurangi kerugian.`,
  swapNoRoute: 'Tidak ada rute antara kedua token untuk jumlah ini. Coba jumlah atau token lain.',
  swapNoQuote: 'Harga tidak dapat dimuat. Periksa koneksi Anda.',
  swapTokensFailed: 'Token tidak dapat dimuat. Periksa koneksi Anda.',
  swapUnsupported: 'Pertukaran tidak berfungsi di jaringan ini.',
  swapNotReviewed: 'Pertukaran tidak dapat disiapkan. Coba lagi.',
  swapFaults: {
    allowance: {
      failed: 'Jumlah yang boleh diambil bursa tidak dapat dibaca. Coba lagi.',
      refused:
        'Pertukaran ditolak: Anda pernah mengizinkan bursa ini mengambil lebih banyak, dan bursa dapat melakukannya sekarang. Akhiri izin itu dulu.',
      token: fake,
    },
    approval: {
      failed: 'Persetujuan tidak dapat disiapkan. Coba lagi.',
      refused:
        'Persetujuan dihentikan: izinnya melebihi pertukaran ini. Permintaan tidak dikirim ke dompet Anda.',
      token: fake,
    },
    build: {
      failed: 'Pertukaran tidak dapat disiapkan. Coba lagi.',
      refused:
        'Pertukaran dihentikan: pertukaran ini tidak melakukan apa yang ditampilkan di sini. Permintaan tidak dikirim ke dompet Anda.',
      token: fake,
    },
  },
  swapContinue: 'Lanjutkan pertukaran',

  swapSearch: 'Nama, simbol, atau alamat',
  swapTokensNone: 'Tidak ada token untuk ditukar di sini.',
  swapTokenNotFound: 'Tidak ditemukan token dengan nama atau alamat ini.',

  swapApprove: (symbol) => `Setujui ${symbol}`,
  swapApproveHint:
    'Pertama, izinkan bursa mengambil tepat jumlah ini. Setelah itu Anda meninjau pertukarannya.',
  swapEndHint: (symbol) =>
    `Untuk ${symbol}, izin lama Anda harus dihapus dulu. Lalu Anda menyetujui izin baru dan meninjau pertukarannya.`,
  swapPermit: (symbol) => `Tanda tangani untuk ${symbol}`,
  swapPermitHint:
    'Pertama, tanda tangani agar bursa boleh mengambil tepat jumlah ini, satu kali. Gratis. Setelah itu Anda meninjau pertukarannya.',
  swapPermitValid: 'Masa berlaku',
  swapPermitMinutes: (minutes) => `${minutes} menit`,
  swapAllowance: 'Bursa boleh mengambil',
  swapUnlimited: (symbol) => `${symbol} tanpa batas`,
  swapSpender: 'Bursa',
  swapApprovalWarnings: {
    unlimitedApproval:
      'Ini mengizinkan bursa mengambil semua token ini, sekarang dan di kemudian hari.',
    largerApproval: 'Ini mengizinkan bursa mengambil lebih banyak daripada yang Anda tukar.',
  },
  swapApprovalChecked: 'Saya memercayai bursa ini dengan jumlah sebesar itu',
  swapApprovalAskingHint: 'Periksa jumlah dan bursanya di sana.',
  swapApprovalWaiting: 'Menunggu jaringan',
  swapApprovalWaitingHint: 'Persetujuan sedang diproses. Anda boleh menutup ini dan kembali nanti.',
  swapPreparing: 'Menyiapkan pertukaran',

  swapImpact: 'Dampak harga',
  swapImpactHigh: (percent) =>
    `Pertukaran Anda menggeser harga sebesar ${percent}. Jumlah yang lebih kecil mengurangi kerugian.`,
  swapImpactChecked: 'Saya menerima harga ini',
  swapRoute: 'Rute',
  swapExchange: 'Bursa',
  swapProviderFee: 'Biaya bursa',
  swapTrials: {
    balances: 'Sebuah node telah mencoba ini. Hasilnya dapat berbeda.',
    call: 'Sebuah node hanya mencoba apakah ini gagal, bukan jumlahnya. Hasilnya dapat berbeda.',
    none: 'Ini tidak dapat dicoba.',
  },
  swapUnread: 'Panggilan ini tidak dapat dibaca. Hanya situs yang mengatakan apa fungsinya.',
  swapUnreadChecked: 'Saya memercayai situs ini untuk pertukaran ini',
  swapTogether: (amount) =>
    `Dompet Anda menyetujui tepat ${amount} untuk bursa dan menukarnya dalam satu langkah: semua atau tidak sama sekali.`,
  swapCheckedBy: 'Kontrak pemeriksa',
  swapAllowed: 'Boleh mengambilnya',
  swapAct: (given, back) => `Tukar ${given} dengan ${back}`,
  swapConfirm: 'Tukar',
  swapConfirmBoth: 'Setujui dan tukar',
  swapAskingHint: 'Bandingkan dengan dompet Anda. Anda boleh menutup ini.',
  swapVoided: {
    accountChanged: 'Akun atau jaringan telah berubah. Isi lagi pertukarannya.',
    bundleRefused:
      'Dompet Anda tidak dapat menyetujui dan menukar dalam satu langkah. Tinjau lagi: setujui dulu, lalu tukar.',
    priceChanged: 'Harga telah berubah. Tinjau lagi pertukarannya.',
    other: 'Peninjauan ini telah berakhir. Tinjau lagi pertukarannya.',
  },
} satisfies PartTexts<'money'>;
