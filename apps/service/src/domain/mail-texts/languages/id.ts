import type { MailTexts } from '../mail-texts';

/** What mails say in Indonesian. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Kode masuk Anda',
      text: '{site} meminta Anda masuk ke dompet Anda ({time}).',
    },
    emailFrom: {
      subject: 'Dompet Anda mendapat alamat email baru',
      text: 'Di {site} Anda meminta alamat email dompet Anda diubah menjadi {address} ({time}).',
    },
    emailTo: {
      subject: 'Konfirmasi alamat email Anda',
      text: 'Alamat ini akan menjadi alamat sebuah dompet di {site} ({time}).',
    },
    label: 'Kode Anda',
    lasts: 'Kode berlaku selama 10 menit, di perangkat yang memintanya.',
    never:
      'Kami tidak pernah meminta kode ini di tempat lain. Jika Anda tidak memintanya, abaikan email ini.',
  },
  device: {
    subject: 'Sebuah browser baru meminta masuk',
    text: 'Browser yang baru bagi dompet Anda meminta masuk di {site} ({time}).',
    press: 'Jika itu milik Anda, buka halaman ini dan tekan tombolnya',
    lasts:
      'Halaman ini berlaku selama 10 menit. Membuka halaman saja tidak melakukan apa pun. Jika Anda tidak memintanya, abaikan email ini.',
  },
  newAddress: {
    subject: 'Dompet Anda punya alamat email baru',
    text: 'Di {site} dompet Anda mendapat alamat email {address} ({time}).',
    after:
      'Alamat ini tidak lagi dapat masuk ke dompet itu. Selama sehari, tidak ada cara membuka dompet yang dapat ditambahkan atau dihapus.',
  },
  login: {
    added: {
      subject: 'Dompet Anda punya cara masuk baru',
      text: 'Di {site} cara masuk dengan {login} ditambahkan ke dompet Anda ({time}).',
    },
    removed: {
      subject: 'Sebuah cara masuk dihapus dari dompet Anda',
      text: 'Di {site} cara masuk dengan {login} dihapus dari dompet Anda ({time}).',
    },
    care: 'Jika bukan Anda yang melakukannya, masuklah, hapus yang bukan milik Anda, dan akhiri browser yang tidak Anda kenal.',
  },
  newDevice: {
    subject: 'Sebuah browser baru telah masuk',
    text: 'Browser yang baru bagi dompet Anda telah masuk di {site} ({time}). Menurut keterangannya sendiri, itu adalah {name}.',
    yours:
      'Jika itu Anda, tidak ada yang perlu dilakukan. Browser itu membuka dompet hanya dengan kunci sandi atau kata pemulihan.',
    notYours:
      'Jika itu bukan Anda, masuk di situs dengan dompet Anda, buka “Browser yang masuk” dalam dompet, dan akhiri browser itu di sana.',
    named: '{browser} di {system}',
    unknown: 'browser yang tidak kami kenal',
  },
  wallet: {
    asked: {
      subject: 'Dompet baru mungkin menggantikan dompet Anda',
      text: 'Browser yang telah masuk ke akun Anda tidak dapat membuka dompet Anda, dan meminta memulai dompet baru ({time}). Dompet baru dapat dimulai pada {day}.',
      open: 'Masih dapat membuka dompet Anda? Buka di situs mana pun sebelum itu, dan tidak ada yang terjadi. Lalu akhiri browser yang tidak Anda kenal.',
      stays:
        'Dalam keadaan apa pun dompet Anda tidak dihapus: siapa pun yang dapat membukanya dapat mengembalikannya ke tempatnya.',
    },
    replaced: {
      subject: 'Dompet baru telah menggantikan dompet Anda',
      text: 'Browser yang telah masuk ke akun Anda telah memulai dompet baru sebagai pengganti dompet Anda ({time}).',
      back: 'Dompet Anda tidak dihapus. Buka seperti biasa di situs mana pun, dan kembalikan ke tempatnya. Lalu akhiri browser yang tidak Anda kenal.',
    },
    restored: {
      subject: 'Dompet yang disisihkan telah kembali ke tempatnya',
      text: 'Seseorang yang dapat membuka dompet akun Anda yang disisihkan telah mengembalikannya ke tempatnya ({time}).',
      aside:
        'Dompet yang tadinya di sana disisihkan, dan tidak dihapus: siapa pun yang dapat membukanya dapat mengembalikannya.',
    },
    discarded: {
      subject: 'Dompet yang disisihkan akan dihapus',
      text: 'Seseorang yang dapat membuka dompet akun Anda yang disisihkan telah meminta agar dompet itu dihapus ({time}). Dompet dihapus pada {day}.',
      keep: 'Bukan Anda yang memintanya? Buka dompet itu di situs mana pun sebelum itu, dan pertahankan. Lalu akhiri browser yang tidak Anda kenal.',
    },
    ending: {
      subject: 'Akun dan dompet Anda akan dihapus',
      text: 'Operator dompet Anda akan menghapus akun Anda dan setiap cara membuka dompet Anda ({time}). Ini terjadi pada {day}.',
      keep: 'Ingin mempertahankannya? Buka dompet Anda di situs mana pun sebelum itu, dan tidak ada yang dihapus.',
      lost: 'Isi dompet tidak dipindahkan, dan hilang tanpa kata pemulihannya atau kit lain.',
    },
    staying: {
      subject: 'Akun dan dompet Anda tetap ada',
      text: 'Operator dompet Anda tidak menghapus apa pun ({time}).',
      nothing: 'Tidak ada yang perlu dilakukan.',
    },
    kept: {
      subject: 'Dompet yang disisihkan dipertahankan',
      text: 'Seseorang yang dapat membuka dompet akun Anda yang disisihkan, dan yang akan dihapus, telah memilih untuk mempertahankannya ({time}).',
    },
    care: 'Jika bukan Anda yang melakukannya, masuk di situs dengan dompet Anda, dan akhiri browser yang tidak Anda kenal.',
  },
};
