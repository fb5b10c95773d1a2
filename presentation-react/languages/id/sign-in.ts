import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Masuk ke ${site}`,
  signInText:
    'Tanda tangani pesan untuk membuktikan bahwa akun ini milik Anda. Gratis dan tidak memindahkan apa pun.',
  signInPreparing: 'Menyiapkan pesan',
  signInSite: 'Situs',
  signInAccount: 'Akun',
  signInExpires: 'Berlaku sampai',
  signInResources: 'Juga mencantumkan',
  signInWhole: 'Pesan lengkap',
  signInAsked: 'Tanda tangani pesan di dompet Anda',
  signInAskedHint:
    'Dompet Anda menampilkan pesan yang sama. Tanda tangani hanya jika pesan itu menyebut situs ini.',
  signInChecking: 'Situs sedang memeriksa tanda tangan Anda',
  signInDone: 'Anda sudah masuk',
  signInLeave: 'Batalkan dan putuskan koneksi',
  signInFaults: {
    accountChanged: {
      headline: 'Anda mengganti akun',
      hint: 'Pesan itu untuk akun sebelumnya. Tanda tangani yang baru.',
    },
    declined: {
      headline: 'Anda menolak menandatangani',
      hint: 'Anda belum masuk. Coba lagi jika Anda siap.',
    },
    expired: {
      headline: 'Pesan telah kedaluwarsa',
      hint: 'Tanda tangani yang baru.',
    },
    failed: {
      headline: 'Dompet Anda tidak dapat menandatangani',
      hint: 'Buka dompet Anda, lalu coba lagi.',
    },
    networkChanged: {
      headline: 'Anda mengganti jaringan',
      hint: 'Pesan itu untuk jaringan sebelumnya. Tanda tangani yang baru.',
    },
    otherAccount: {
      headline: 'Tanda tangan berasal dari akun lain',
      hint: 'Pilih akun di bawah ini di dompet Anda, lalu coba lagi.',
    },
    otherSite: {
      headline: 'Pesan ini untuk situs lain',
      hint: 'Tidak ada yang ditandatangani. Periksa alamat halaman ini dan beri tahu pengelola situs.',
    },
    pending: {
      headline: 'Dompet Anda menunggu Anda',
      hint: 'Ada permintaan lain yang terbuka di dompet. Jawab dulu, lalu coba lagi.',
    },
    refused: {
      headline: 'Situs tidak menerima proses masuk ini',
      hint: 'Anda belum masuk. Coba lagi dengan pesan yang baru.',
    },
    smartAccount: {
      headline: 'Akun pintar Anda tidak dapat menandatangani pesan',
      hint: 'Akun dasar Anda dapat melakukannya. Keduanya milik Anda, dengan alamat berbeda; token tetap di tempatnya.',
    },
    unavailable: {
      headline: 'Situs tidak merespons',
      hint: 'Anda belum masuk. Periksa koneksi Anda dan coba lagi.',
    },
    unsupported: {
      headline: 'Dompet Anda tidak dapat menandatangani pesan',
      hint: 'Batalkan, lalu hubungkan dompet atau akun lain.',
    },
  },
} satisfies PartTexts<'signIn'>;
