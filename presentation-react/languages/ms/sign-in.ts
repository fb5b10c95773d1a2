import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Log masuk ke ${site}`,
  signInText:
    'Tandatangani mesej untuk membuktikan akaun ini milik anda. Percuma dan tidak memindahkan apa-apa.',
  signInPreparing: 'Menyediakan mesej',
  signInSite: 'Laman',
  signInAccount: 'Akaun',
  signInExpires: 'Sah sehingga',
  signInResources: 'Juga menyenaraikan',
  signInWhole: 'Mesej penuh',
  signInAsked: 'Tandatangani mesej dalam dompet anda',
  signInAskedHint:
    'Dompet anda menunjukkan mesej yang sama. Tandatangani hanya jika mesej itu menamakan laman ini.',
  signInChecking: 'Laman sedang menyemak tandatangan anda',
  signInDone: 'Anda telah log masuk',
  signInLeave: 'Batal dan putuskan sambungan',
  signInFaults: {
    accountChanged: {
      headline: 'Anda menukar akaun',
      hint: 'Mesej itu untuk akaun sebelumnya. Tandatangani yang baharu.',
    },
    declined: {
      headline: 'Anda enggan menandatangani',
      hint: 'Anda belum log masuk. Cuba lagi apabila anda bersedia.',
    },
    expired: {
      headline: 'Mesej telah tamat tempoh',
      hint: 'Tandatangani yang baharu.',
    },
    failed: {
      headline: 'Dompet anda tidak dapat menandatangani',
      hint: 'Buka dompet anda, kemudian cuba lagi.',
    },
    networkChanged: {
      headline: 'Anda menukar rangkaian',
      hint: 'Mesej itu untuk rangkaian sebelumnya. Tandatangani yang baharu.',
    },
    otherAccount: {
      headline: 'Tandatangan daripada akaun lain',
      hint: 'Pilih akaun di bawah dalam dompet anda, kemudian cuba lagi.',
    },
    otherSite: {
      headline: 'Mesej ini untuk laman lain',
      hint: 'Tiada apa-apa ditandatangani. Semak alamat halaman ini dan beritahu pengendali laman.',
    },
    pending: {
      headline: 'Dompet anda sedang menunggu anda',
      hint: 'Ada satu lagi permintaan yang terbuka. Jawab dahulu, kemudian cuba lagi.',
    },
    refused: {
      headline: 'Laman tidak menerima log masuk ini',
      hint: 'Anda belum log masuk. Cuba lagi dengan mesej baharu.',
    },
    smartAccount: {
      headline: 'Akaun pintar anda tidak boleh menandatangani mesej',
      hint: 'Akaun asas anda boleh. Kedua-duanya milik anda, dengan alamat yang berbeza; token kekal di tempatnya.',
    },
    unavailable: {
      headline: 'Laman tidak memberi respons',
      hint: 'Anda belum log masuk. Semak sambungan anda dan cuba lagi.',
    },
    unsupported: {
      headline: 'Dompet anda tidak boleh menandatangani mesej',
      hint: 'Batalkan, kemudian sambungkan dompet atau akaun lain.',
    },
  },
} satisfies PartTexts<'signIn'>;
