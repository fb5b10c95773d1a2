import type { PartTexts } from '../parts';

const nameFailed = 'Nama tidak dapat ditemui. Cuba lagi atau gunakan alamat.';
const fake =
  'Rangkaian dan senarai token tidak sepakat tentang satu token. Token itu mungkin palsu, jadi ia tidak ditukar.';

export const texts = {
  contactsList: 'Kenalan anda',
  contactsNone: 'Masukkan alamat di atas untuk memberinya nama di sini.',
  contactsKept: 'Kenalan kekal pada peranti ini.',
  contactsName: 'Nama untuk alamat ini',
  contactsNameOf: (name) => `Nama baharu untuk ${name}`,
  contactsSave: 'Simpan',
  contactsEdit: 'Sunting',
  contactsEditOf: (name) => `Sunting ${name}`,
  contactsRemove: 'Buang',
  contactsCancel: 'Batal',
  contactsAlike: (name) =>
    `Alamat ini serupa dengan alamat ${name} tetapi berbeza. Ini mungkin penipuan.`,
  contactsFaults: {
    name: 'Masukkan nama.',
    nameTaken: 'Kenalan lain mempunyai nama ini.',
    address: 'Ini bukan alamat rangkaian ini.',
    full: 'Kenalan anda penuh. Buang satu dahulu.',
  },

  sendSteps: {
    selectToken: 'Pilih token',
    addAmount: 'Isi jumlah',
    ambiguousAmount: 'Pilih jumlah',
    incorrectValue: 'Nilai salah',
    insufficientFunds: 'Dana tidak mencukupi',
    addAddress: 'Isi alamat',
    invalidAddress: 'Alamat tidak sah',
    preview: 'Semak',
  },
  sendAmount: (symbol) => `Jumlah dalam ${symbol}`,
  sendAmountInUSD: 'Jumlah dalam dolar AS',
  sendTypeIn: (currency) => `Taip jumlah dalam ${currency}`,
  sendUSD: 'Dolar AS',
  sendTo: 'Kepada',
  sendToHint: 'Alamat, nama atau pautan pembayaran',
  sendPaste: 'Tampal',
  sendScan: 'Imbas',
  sendScanStop: 'Hentikan kamera',
  sendScanHint: 'Imej kamera kekal pada peranti ini.',
  sendScanRefused: 'Kamera tidak dapat digunakan. Sebaliknya, tampal alamat itu.',
  sendClear: 'Kosongkan penerima',
  sendContacts: 'Kenalan',
  sendLookingUp: 'Mencari nama',
  sendNameFound: (name) => `${name} ialah:`,
  sendNameMissing: 'Nama ini tiada alamat.',
  sendNameFailed: nameFailed,
  sendKnown: 'Hantar lagi, atau kepada diri sendiri',
  sendKnownKinds: { own: 'Akaun anda', paid: 'Pernah dibayar' },
  sendSpeed: 'Kelajuan',
  sendSpeeds: { slow: 'Perlahan', normal: 'Biasa', fast: 'Pantas' },
  sendPrefills: {
    networkMissed:
      'Pembayaran ini untuk rangkaian yang tidak dapat kami capai. Tiada apa-apa diisi.',
    tokenMissed: 'Token pembayaran ini tiada dalam akaun anda.',
  },
  sendPayments: {
    address: 'Pautan pembayaran tiada alamat yang sah.',
    amount: 'Pautan pembayaran tiada jumlah yang sah.',
    duplicate: 'Kandungan pautan pembayaran bercanggah.',
    form: 'Ini bukan pautan pembayaran.',
    required: 'Jenis pembayaran ini tidak disokong.',
    unsupported: 'Jenis pembayaran ini tidak disokong.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'Akaun ini menyimpan ordinals, yang tidak dibelanjakan. Pilih akaun pembayaran anda.',
    NAME_LOOKUP_FAILED: nameFailed,
    SEND_FEE_UNKNOWN: 'Yuran rangkaian tidak dapat dibaca. Cuba lagi.',
    SEND_UNSUPPORTED: 'Penghantaran tidak berfungsi di rangkaian ini.',
    TOKEN_MISMATCH:
      'Rangkaian dan senarai token tidak sepakat tentang token ini. Token ini mungkin palsu, jadi ia tidak dihantar.',
    TRANSFER_REFUSED:
      'Kontrak token menolak pemindahan ini. Kontrak mungkin dijeda atau menyekat sesuatu akaun.',
  },
  sendMinimum: (amount) => `Sekurang-kurangnya ${amount} mesti kekal dalam akaun anda.`,
  sendMinimumOfReceiver: (amount) =>
    `Akhirnya penerima mesti mempunyai sekurang-kurangnya ${amount}.`,
  sendNotReviewed: 'Ini tidak dapat disemak. Cuba lagi.',

  sendSearch: 'Cari token',
  sendTokensNone: 'Akaun ini belum mempunyai apa-apa untuk dihantar.',

  sendYouSend: 'Anda hantar',
  sendReceiver: 'Kepada',
  sendAct: (amount) => `Hantar ${amount}`,
  sendSent: (amount) => `${amount} dihantar`,
  sendWarnings: {
    ownAddress: 'Ini alamat anda sendiri.',
    zeroAddress: 'Ini alamat sifar. Apa-apa yang anda hantar ke sana akan hilang.',
    burnAddress: 'Ini alamat pelupusan (burn). Apa-apa yang anda hantar ke sana akan hilang.',
    precompile: 'Alamat ini milik rangkaian. Apa-apa yang anda hantar ke sana akan hilang.',
    program: 'Ini sebuah program. Program menyimpan apa yang diterimanya.',
    contract: 'Ini sebuah kontrak. Kontrak mungkin tidak dapat memulangkan apa yang diterimanya.',
    tokenContract: 'Ini kontrak token itu sendiri. Apa-apa yang anda hantar ke sana akan hilang.',
    tokenAccount: 'Akaun ini hanya menyimpan satu token. Sebaliknya, hantar kepada pemiliknya.',
    futureWitness:
      'Jenis alamat ini belum digunakan. Mana-mana pelombong boleh mengambil syilingnya.',
    contactMoved:
      'Kenalan anda dengan nama ini mempunyai alamat lain. Tanya penerima yang mana betul.',
    looksLikeKnown:
      'Ini serupa dengan alamat yang anda kenali tetapi berbeza. Ini mungkin penipuan.',
  },
  sendLooksLike: 'Yang anda kenali:',
  sendArrives: (amount) =>
    `Hanya ${amount} yang tiba: token ini mengambil sebahagian daripada setiap pemindahan.`,
  sendChecked: 'Saya telah menyemak alamat dan mahu menghantar',
  sendConfirm: 'Hantar',
  sendAskingHint: 'Semak alamat dan jumlah di sana. Anda boleh menutup ini.',
  sendVoided: 'Akaun atau rangkaian telah berubah. Semak pemindahan sekali lagi.',
  sendVoidedByFee: 'Yuran rangkaian telah meningkat. Semak pemindahan sekali lagi.',
  sendVoidedByPrice: 'Harga telah berubah. Semak pemindahan sekali lagi.',

  swapSteps: {
    selectToken: 'Pilih token',
    enterAmount: 'Masukkan jumlah',
    ambiguousAmount: 'Pilih jumlah',
    incorrectAmount: 'Jumlah salah',
    insufficientBalance: 'Baki tidak mencukupi',
    insufficientLiquidity: 'Kecairan tidak mencukupi',
    retry: 'Cuba lagi',
    waitForQuote: 'Semak pertukaran',
    review: 'Semak pertukaran',
  },
  swapYouPay: 'Anda bayar',
  swapYouReceive: 'Anda terima',
  swapAmount: (symbol) => `Jumlah dalam ${symbol}`,
  swapTurn: 'Terbalikkan kedua-dua token',
  swapPart: (part) => `${part} daripada baki`,
  swapQuoting: 'Mencari harga terbaik',
  swapRate: 'Kadar',
  swapMinimum: 'Anda terima sekurang-kurangnya',
  swapSwapping: (from, to) => `Menukar ${from} dengan ${to}`,
  swapSwapped: (from, to) => `${from} ditukar dengan ${to}`,
  swapSlippage: 'Slippage',
  swapSlippageOf: (percent) => `Slippage ${percent}`,
  swapSlippageHint:
    'Perubahan harga paling banyak yang dibenarkan. Jika berubah lebih jauh, tiada apa-apa ditukar.',
  swapSlippageOther: 'Slippage lain dalam peratus',
  swapSlippageHigh:
    'Slippage tinggi: pihak lain boleh membuat anda membayar harga yang lebih buruk.',
  swapKept: (amount) => `${amount} kekal dalam akaun anda untuk yuran rangkaian.`,
  swapLoss: (percent) =>
    `Anda menerima ${percent} kurang daripada yang anda bayar. Jumlah yang lebih kecil mungkin mengurangkan kerugian.`,
  swapNoRoute: 'Tiada laluan antara token ini untuk jumlah ini. Cuba jumlah atau token lain.',
  swapNoQuote: 'Harga tidak dapat dimuatkan. Semak sambungan anda.',
  swapTokensFailed: 'Token tidak dapat dimuatkan. Semak sambungan anda.',
  swapUnsupported: 'Pertukaran tidak berfungsi di rangkaian ini.',
  swapNotReviewed: 'Pertukaran tidak dapat disediakan. Cuba lagi.',
  swapFaults: {
    allowance: {
      failed: 'Jumlah yang boleh diambil oleh bursa tidak dapat dibaca. Cuba lagi.',
      refused:
        'Pertukaran ditolak: anda pernah membenarkan bursa ini mengambil lebih banyak, dan bursa boleh melakukannya sekarang. Tamatkan kebenaran itu dahulu.',
      token: fake,
    },
    approval: {
      failed: 'Kelulusan tidak dapat disediakan. Cuba lagi.',
      refused:
        'Kelulusan dihentikan: kelulusan itu membenarkan lebih daripada pertukaran ini. Permintaan tidak dihantar ke dompet anda.',
      token: fake,
    },
    build: {
      failed: 'Pertukaran tidak dapat disediakan. Cuba lagi.',
      refused:
        'Pertukaran dihentikan: pertukaran ini tidak melakukan apa yang ditunjukkan di sini. Permintaan tidak dihantar ke dompet anda.',
      token: fake,
    },
  },
  swapContinue: 'Teruskan pertukaran',

  swapSearch: 'Nama, simbol atau alamat',
  swapTokensNone: 'Tiada token untuk ditukar di sini.',
  swapTokenNotFound: 'Tiada token ditemui dengan nama atau alamat ini.',

  swapApprove: (symbol) => `Luluskan ${symbol}`,
  swapApproveHint:
    'Mula-mula, benarkan bursa mengambil tepat jumlah ini. Selepas itu anda menyemak pertukaran.',
  swapEndHint: (symbol) =>
    `Untuk ${symbol}, kebenaran lama anda perlu dibuang dahulu. Kemudian anda meluluskan kebenaran baharu dan menyemak pertukaran.`,
  swapPermit: (symbol) => `Tandatangani untuk ${symbol}`,
  swapPermitHint:
    'Mula-mula, tandatangani supaya bursa boleh mengambil tepat jumlah ini, sekali sahaja. Percuma. Selepas itu anda menyemak pertukaran.',
  swapPermitValid: 'Tempoh sah',
  swapPermitMinutes: (minutes) => `${minutes} minit`,
  swapAllowance: 'Bursa boleh mengambil',
  swapUnlimited: (symbol) => `${symbol} tanpa had`,
  swapSpender: 'Bursa',
  swapApprovalWarnings: {
    unlimitedApproval: 'Ini membenarkan bursa mengambil semua token ini, sekarang dan kemudian.',
    largerApproval: 'Ini membenarkan bursa mengambil lebih daripada yang anda tukar.',
  },
  swapApprovalChecked: 'Saya mempercayai bursa ini dengan jumlah sebanyak itu',
  swapApprovalAskingHint: 'Semak jumlah dan bursa di sana.',
  swapApprovalWaiting: 'Menunggu rangkaian',
  swapApprovalWaitingHint:
    'Kelulusan sedang diproses. Anda boleh menutup ini dan kembali kemudian.',
  swapPreparing: 'Menyediakan pertukaran',

  swapImpact: 'Kesan harga',
  swapImpactHigh: (percent) =>
    `Pertukaran anda menggerakkan harga sebanyak ${percent}. Jumlah yang lebih kecil mengurangkan kerugian.`,
  swapImpactChecked: 'Saya menerima harga ini',
  swapRoute: 'Laluan',
  swapExchange: 'Bursa',
  swapProviderFee: 'Yuran bursa',
  swapTrials: {
    balances: 'Satu nod telah mencuba ini. Hasilnya boleh berbeza.',
    call: 'Satu nod hanya mencuba sama ada ini gagal, bukan jumlahnya. Hasilnya boleh berbeza.',
    none: 'Ini tidak dapat dicuba.',
  },
  swapUnread: 'Panggilan ini tidak dapat dibaca. Hanya laman mengatakan apa yang dilakukannya.',
  swapUnreadChecked: 'Saya mempercayai laman ini untuk pertukaran ini',
  swapTogether: (amount) =>
    `Dompet anda meluluskan tepat ${amount} untuk bursa dan menukarnya dalam satu langkah: semua atau tiada langsung.`,
  swapCheckedBy: 'Kontrak penyemak',
  swapAllowed: 'Boleh mengambilnya',
  swapAct: (given, back) => `Tukar ${given} dengan ${back}`,
  swapConfirm: 'Tukar',
  swapConfirmBoth: 'Luluskan dan tukar',
  swapAskingHint: 'Bandingkan dengan dompet anda. Anda boleh menutup ini.',
  swapVoided: {
    accountChanged: 'Akaun atau rangkaian telah berubah. Isi pertukaran sekali lagi.',
    bundleRefused:
      'Dompet anda tidak boleh meluluskan dan menukar dalam satu langkah. Semak sekali lagi: luluskan dahulu, kemudian tukar.',
    priceChanged: 'Harga telah berubah. Semak pertukaran sekali lagi.',
    other: 'Semakan ini telah tamat. Semak pertukaran sekali lagi.',
  },
} satisfies PartTexts<'money'>;
