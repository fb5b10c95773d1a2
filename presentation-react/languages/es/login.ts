import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('es');

/** `one` where Spanish counts `count` as one. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

export const texts = {
  emailLabel: 'Correo electrónico',
  emailSubmit: 'Continuar con este correo electrónico',
  emailOr: 'o',
  emailEnterCode: (email) => `Introducir el código para ${email}`,
  emailInvalid: 'Correo no válido. Inténtelo de nuevo.',
  emailTooSoon: (seconds) =>
    `Inténtelo de nuevo dentro de ${counted(seconds, 'segundo', 'segundos')}`,
  emailUnreachable:
    'No se puede llegar al inicio de sesión. Compruebe su conexión a internet e inténtelo de nuevo.',
  emailNoNetwork: 'Esta billetera no funciona en ninguna red de este sitio. Use otra billetera.',
  emailFailed: 'El inicio de sesión no comenzó. Inténtelo de nuevo o use una billetera.',
  emailSaid: (text) => `El inicio de sesión dice: ${text}`,
  emailCodeTitle: (email) => `Introduzca el código que enviamos a ${email}`,
  emailCodeHint: 'El código caduca en 10 minutos. Se envía con la última cifra.',
  emailCodeLabel: 'Código de seis dígitos',
  emailCodeWrong: 'Ese código no es correcto. Inténtelo de nuevo.',
  emailResend: 'Reenviar código',
  emailResendIn: (seconds) => `Reenviar en ${seconds} s`,
  emailOther: 'Usar otro correo electrónico',
  emailEnded: {
    refused: 'Este inicio de sesión ha terminado. Empiece de nuevo para recibir otro código.',
    timedOut: 'El inicio de sesión no respondió a tiempo. Empiece de nuevo.',
    tooManyCodes: 'Demasiados códigos incorrectos. Empiece de nuevo para recibir otro.',
  },
  emailAgain: 'Empezar de nuevo',
  emailConnecting: 'Abriendo su billetera',
  frameTitles: {
    safety: 'Guarde una copia de su billetera',
    unlock: 'Abra su billetera',
    renewal: 'Una billetera nueva',
    kit: 'Usar un kit sin conexión',
    window: 'Continúe en su billetera',
  },
  emailDeviceTitle: 'Apruebe este dispositivo',
  emailDeviceHint: (email) =>
    `Abra el correo que enviamos a ${email} y apruebe allí el inicio de sesión. Después, esto continúa solo.`,
  emailNewLabel: 'Correo electrónico nuevo',
  emailSave: 'Guardar',
  emailOldCode: 'Introduzca el código que enviamos a su correo electrónico actual',
  emailNewCode: (email) => `Introduzca el código que enviamos a ${email}`,
  socialContinue: (name) => `Continuar con ${name}`,
  approveTitle: 'Apruebe en la billetera',
  approveHint: 'Lea la solicitud en la ventana de su billetera y responda allí.',
  approveReject: 'Rechazar',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Esta firma permite que alguien mueva sus tokens sin límite.'
      : `Esta firma permite que ${spender} mueva sus tokens sin límite.`,

  nameHint: (parent) =>
    `Un nombre con el que le pueden pagar, como ada-1.${parent}. No cuesta nada.`,
  nameLabel: 'Nombre',
  nameFaults: {
    characters: 'El valor no es un nombre de usuario válido',
    tooShort: 'El nombre debe tener al menos 4 caracteres',
  },
  nameChecking: 'Comprobando',
  nameAvailable: (name) => `${name} está disponible`,
  nameTaken: (name) => `${name} está ocupado, o se parece a un nombre ocupado`,
  nameReserved: (name) => `${name} está reservado`,
  nameCheckFailed:
    'No se pudo comprobar el nombre. Compruebe su conexión a internet e inténtelo de nuevo.',
  nameSuggestions: 'Nombres parecidos',
  nameTags: { available: 'Disponible', registered: 'Registrado' },
  nameForever: 'Una cuenta tiene un solo nombre, y después no se puede cambiar.',
  nameChoose: 'Elegir este nombre',
  nameSigning: 'Firme el mensaje en su billetera',
  nameRegistering: 'Registrando su nombre',
  nameFailures: {
    declined: 'No firmó, así que no se registró nada.',
    expired:
      'La firma llegó demasiado tarde, o el reloj de este dispositivo está mal. Inténtelo de nuevo.',
    failed: 'No se registró el nombre. Inténtelo de nuevo.',
    has_name: 'Su cuenta ya tiene un nombre.',
    reserved: 'Este nombre está reservado. Elija otro.',
    signature: 'La firma no es de esta cuenta. Inténtelo de nuevo.',
    similar: 'Este nombre se parece a uno ocupado. Elija otro.',
    taken: 'Otra cuenta acaba de tomar este nombre. Elija otro.',
    ticket:
      'No se pudo confirmar su inicio de sesión. Cierre la sesión de la billetera, iníciela de nuevo y vuelva a intentarlo.',
    unreachable:
      'No se puede llegar a los nombres. Compruebe su conexión a internet e inténtelo de nuevo: puede que el nombre esté registrado.',
    used: 'Este mensaje ya se usó. Inténtelo de nuevo.',
  },
  nameOwned: (name) => `Ya tiene un nombre: ${name}`,
  nameOwnedHint: 'Los nombres se quedan con su cuenta, para que ningún dinero llegue a otra.',
  nameDone: (name) => `${name} es suyo`,
  nameDoneHint: 'Otras personas pueden usarlo en lugar de su dirección.',
  nameToAccount: 'Ir a su cuenta',
  nameOfAccount: 'Nombre:',
  namesOffer: 'Elegir un nombre para esta cuenta',

  profileBy: (name) => `Sesión iniciada con ${name}`,
  profileEmail: 'Cambiar correo electrónico',
  profileLogins: 'Cómo inicia sesión',
  walletKeys: 'Claves de su billetera',
  waysToOpen: (count, all) => `${count} de ${all} formas de abrirla`,
  wayAdd: 'Añadir una segunda forma',
  wayLater: 'Ahora no',

  socialOpening: (name) => `Abriendo ${name}`,
  socialWaiting: (name) => `Inicie sesión con ${name}`,
  socialWaitingHint:
    'Hay una ventana de su billetera abierta. Inicie sesión allí y esto continúa solo.',
  socialAgain: 'Abrir la ventana de nuevo',
  socialInThisTab: 'Continuar en esta pestaña',
  socialFailed: {
    blocked:
      'El navegador no abrió la ventana. Permita ventanas en este sitio, o continúe en esta pestaña.',
    cancelled: 'Salió antes de haber iniciado sesión.',
    refused: 'El inicio de sesión no funcionó. Inténtelo de nuevo o elija otra forma.',
    timedOut: 'El inicio de sesión no respondió a tiempo. Inténtelo de nuevo.',
  },
  farcasterScan: 'Escanee el código con su teléfono y apruebe el inicio de sesión en Farcaster.',
  farcasterCode: 'Código QR del inicio de sesión con Farcaster',
  farcasterPreparing: 'Preparando el código QR',
  farcasterHint: 'Apruebe el inicio de sesión en Farcaster y vuelva aquí.',
  farcasterOpen: 'Abrir Farcaster',
  farcasterCopy: 'Copiar enlace',
} satisfies PartTexts<'login'>;
