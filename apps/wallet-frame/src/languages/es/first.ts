import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'no seguro',
  email: 'Correo electrónico',
  code: {
    title: 'Introduzca el código',
    sending: 'Enviando un código',
    sent: (email) => `Hemos enviado un código de seis cifras a ${email}.`,
    signsIn: (site) => `Con él inicia sesión en ${site}.`,
    work: (email) =>
      `Esto tarda un momento: se han pedido muchos códigos. Después enviaremos uno a ${email}.`,
    press: 'Le hemos enviado un correo. Abra la página que contiene y pulse su botón.',
    asks: {
      join: 'Con el código, esta dirección también inicia sesión en su billetera.',
      changeOld: 'Confirma que su dirección de correo cambia.',
      changeNew: 'Con el código, esta dirección sustituye a la anterior.',
    },
    field: 'Código de un solo uso',
    secret: 'Escriba el código solo aquí. El sitio no lo ve. Se envía con la última cifra.',
    checking: 'Comprobando…',
    worksFor: (time) => `Válido durante ${time}`,
    over: 'Este código ha caducado. Pida uno nuevo.',
    resend: 'Enviar un código nuevo',
    resendIn: (seconds) => `Enviar un código nuevo en ${seconds} s`,
    leave: 'Cancelar',
  },
  problems: {
    wrong: (left) => `Código incorrecto. Intentos restantes: ${left}`,
    expired: () => 'Este código ha caducado. Pida que se le envíe uno nuevo.',
    spent: () => 'Demasiados códigos incorrectos. Pida que se le envíe uno nuevo.',
    wait: (seconds) => `Inténtelo de nuevo dentro de ${seconds} s`,
    tooMany: () => 'Demasiadas solicitudes. Inténtelo más tarde.',
    unavailable: () =>
      'La billetera no puede conectar con su servicio. Compruebe su conexión e inténtelo de nuevo.',
    moment: () =>
      'El servicio de la billetera necesita un momento. Inténtelo de nuevo enseguida: no se ha perdido nada.',
    mail: () => 'No se pudo enviar el correo. Inténtelo de nuevo.',
    passkey: () => 'No se usó la llave de acceso. Inténtelo de nuevo o elija otra forma.',
    noPrf: () =>
      'Este dispositivo no tiene ninguna llave de acceso que pueda abrir una billetera. Elija otra forma.',
    words: () => 'Estas palabras no abren la billetera. Compruebe cada una.',
    kitFile: () => 'Este archivo no es un kit sin conexión o está dañado.',
    kitOther: () => 'Este kit es de otra billetera.',
    storage: () =>
      'Este navegador no permite que la billetera guarde su clave aquí. Permita los datos de sitios para la billetera o use otro navegador.',
    openFirst: () => 'Abra primero su billetera en este navegador.',
    oneSlot: () =>
      'Esta billetera se abre en un solo navegador, por lo que firma un número limitado de veces al día. Cierre la sesión y vuelva a iniciarla para añadir una segunda forma.',
    taken: () => 'Esta dirección ya tiene una billetera.',
    held: () =>
      'Durante un día tras cambiar la dirección, las formas de abrir la billetera no cambian y no se puede retirar.',
    noWindow: () =>
      'Esta aplicación no abre ventanas, así que no puede terminar de iniciar sesión aquí. Inicie sesión por correo o abra esta página en su navegador.',
    heldDevice: () =>
      'Durante un día tras cambiar su dirección o su forma de iniciar sesión, ningún navegador posterior abre la billetera. Use uno que tuviera antes o inténtelo mañana.',
    heldWallet: () =>
      'La billetera anterior conserva su lugar durante un día. Inténtelo mañana: no se pierde nada de esta.',
    olderWallet: () =>
      'Mientras una billetera suya anterior está apartada, se mantienen la dirección y las formas de iniciar sesión de entonces.',
    signedOut: () =>
      'Se cerró la sesión de su billetera en este navegador. Inicie sesión de nuevo: no se ha perdido nada.',
    noWords: () =>
      'Este navegador no abre ventanas aquí, y las palabras solo se muestran en una. Añada una llave de acceso o inicie sesión en otro navegador para anotar las palabras.',
    windowless: () =>
      'Su navegador no abre ventanas aquí, y la billetera solo pregunta en una ventana propia. Permita ventanas para este sitio o abra esta página en otro navegador.',
    wordsNotKept: () =>
      'Las palabras nuevas no se pudieron guardar, así que no abren nada. Deséchelas e inténtelo de nuevo.',
    popup: () =>
      'El navegador no abrió la ventana. Permítala para este sitio e inténtelo de nuevo.',
    windowClosed: () => 'La ventana se cerró antes de terminar. Ábrala de nuevo.',
    socialDeclined: () => 'Ha rechazado el inicio de sesión allí.',
    socialElsewhere: () =>
      'Este navegador no permite que la billetera termine este inicio de sesión. Inicie sesión por correo o abra esta página en otro navegador.',
    socialLeft: () => 'No terminó de iniciar sesión. Empiece de nuevo.',
    socialFailed: () => 'No se pudo comprobar el inicio de sesión. Inténtelo de nuevo.',
    socialOver: () => 'Este inicio de sesión ha caducado. Empiece de nuevo.',
    socialUnreachable: () =>
      'No se puede acceder a la página de inicio de sesión. Inténtelo más tarde.',
    linkedElsewhere: () => 'Este inicio de sesión pertenece a otra billetera.',
    invalidEmail: () => 'Esto no es una dirección de correo.',
    loginHeld: () =>
      'La forma de iniciar sesión que queda debe tener al menos un día. Inténtelo mañana.',
    loginInUse: () =>
      'Ha iniciado sesión con esto. Inicie sesión primero de otra forma y después quítela.',
    lastLogin: () => 'Es la única forma de iniciar sesión. Añada otra primero.',
    siteFrozen: () =>
      'Este sitio no puede usar la billetera por ahora. La tuya está a salvo y se abre en otros sitios.',
    siteLogin: () => 'Este sitio no acepta este inicio de sesión. Elige otro.',
    failed: () => 'Algo ha fallado. Inténtelo de nuevo.',
  },
} satisfies LanguageTexts['first'];
