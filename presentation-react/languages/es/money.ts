import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('es');

/** `one` where Spanish counts `count` as one. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

const fake =
  'La cadena contradice lo que un servicio dice sobre uno de estos tokens. Puede ser falso, así que no se intercambia.';

export const texts = {
  contactsList: 'Sus contactos',
  contactsNone: 'Introduzca arriba una dirección para darle un nombre aquí.',
  contactsKept: 'Los contactos se quedan en este dispositivo.',
  contactsName: 'Nombre para esta dirección',
  contactsNameOf: (name) => `Nombre nuevo para ${name}`,
  contactsSave: 'Guardar',
  contactsEdit: 'Editar',
  contactsEditOf: (name) => `Editar ${name}`,
  contactsRemove: 'Quitar',
  contactsCancel: 'Cancelar',
  contactsAlike: (name) =>
    `Esta dirección se parece a la de ${name}, pero es otra. Puede ser una imitación.`,
  contactsFaults: {
    name: 'Dele un nombre.',
    nameTaken: 'Otro contacto tiene este nombre.',
    address: 'Esta no es una dirección de esta red.',
    full: 'No hay sitio para más contactos. Quite uno primero.',
  },

  sendSteps: {
    selectToken: 'Elegir token',
    addAmount: 'Introducir importe',
    ambiguousAmount: 'Elegir un importe',
    incorrectValue: 'Importe incorrecto',
    insufficientFunds: 'Fondos insuficientes',
    addAddress: 'Introducir dirección',
    invalidAddress: 'Dirección no válida',
    preview: 'Revisar envío',
  },
  sendAmount: (symbol) => `Importe en ${symbol}`,
  sendAmountInUSD: 'Importe en dólares estadounidenses',
  sendTypeIn: (currency) => `Escribir el importe en ${currency}`,
  sendUSD: 'dólares estadounidenses',
  sendTo: 'A',
  sendToHint: 'Dirección, nombre o enlace de pago',
  sendPaste: 'Pegar',
  sendScan: 'Escanear',
  sendScanStop: 'Detener la cámara',
  sendScanHint: 'La imagen se queda en este dispositivo.',
  sendScanRefused: 'Aquí no se puede usar la cámara. Pegue la dirección.',
  sendClear: 'Borrar el destinatario',
  sendContacts: 'Contactos',
  sendLookingUp: 'Buscando el nombre',
  sendNameFound: (name) => `${name} es esta dirección:`,
  sendNameMissing: 'Ninguna dirección pertenece a este nombre.',
  sendNameFailed: 'No se pudo buscar el nombre. Inténtelo de nuevo o use la dirección.',
  sendKnown: 'Enviar otra vez, o a usted mismo',
  sendKnownKinds: { own: 'Su cuenta', paid: 'Pagado antes' },
  sendSpeed: 'Velocidad',
  sendSpeeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
  sendPrefills: {
    networkMissed: 'Este pago es para una red a la que no se pudo llegar. No se rellenó nada.',
    tokenMissed: 'El token de este pago no está en su cuenta.',
  },
  sendPayments: {
    address: 'El enlace de pago no tiene una dirección válida.',
    amount: 'El enlace de pago no tiene un importe válido.',
    duplicate: 'El enlace de pago se contradice.',
    form: 'Esto no es un enlace de pago.',
    required: 'Esta forma de pago no se admite aquí.',
    unsupported: 'Esta forma de pago no se admite aquí.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'Esta cuenta guarda Ordinals, cuyas monedas no se gastan. Elija la cuenta para pagos.',
    NAME_LOOKUP_FAILED: 'No se pudo buscar el nombre. Inténtelo de nuevo o use la dirección.',
    SEND_FEE_UNKNOWN: 'No se pudo leer la tarifa de red. Inténtelo de nuevo.',
    SEND_UNSUPPORTED: 'En esta red no se puede enviar nada.',
    TOKEN_MISMATCH:
      'La cadena contradice lo que un servicio dice sobre este token. Puede ser falso, así que no se envía.',
    TRANSFER_REFUSED:
      'El contrato de este token rechaza la transferencia. Puede estar en pausa o bloquear una de las cuentas.',
  },
  sendMinimum: (amount) => `Deben quedar al menos ${amount} en su cuenta.`,
  sendMinimumOfReceiver: (amount) => `El destinatario debe terminar con al menos ${amount}.`,
  sendNotReviewed: 'No se pudo comprobar. Inténtelo de nuevo.',
  sendSearch: 'Buscar tokens',
  sendTokensNone: 'Aún no hay nada que enviar en esta cuenta.',
  sendYouSend: 'Usted envía',
  sendReceiver: 'A',
  sendAct: (amount) => `Enviar ${amount}`,
  sendSent: (amount) => `Enviado: ${amount}`,
  sendWarnings: {
    ownAddress: 'Esta es su propia dirección.',
    zeroAddress: 'Esta es la dirección cero. Lo que se envía allí se pierde.',
    burnAddress: 'Esta es una dirección de quema. Lo que se envía allí se pierde.',
    precompile: 'Esta dirección es de la propia red. Lo que se envía allí se pierde.',
    program: 'Esto es un programa. Se queda con lo que recibe.',
    contract: 'Esto es un contrato. Puede que no pueda devolver lo que recibe.',
    tokenContract: 'Este es el contrato del propio token. Lo que se envía allí se pierde.',
    tokenAccount: 'Esta cuenta solo guarda un token. Envíe a su propietario.',
    futureWitness:
      'Este tipo de dirección aún no tiene reglas. Cualquier minero puede llevarse las monedas.',
    contactMoved:
      'Su contacto con este nombre tiene otra dirección. Pregunte al destinatario cuál es la correcta.',
    looksLikeKnown: 'Se parece a una dirección que conoce, pero es otra. Puede ser una imitación.',
  },
  sendLooksLike: 'La que conoce:',
  sendArrives: (amount) =>
    `Solo llegan ${amount}: este token se queda con una parte de cada transferencia.`,
  sendChecked: 'He comprobado la dirección y quiero enviar',
  sendConfirm: 'Enviar',
  sendAskingHint: 'Compare allí la dirección y el importe. Puede cerrar esto.',
  sendVoided: 'La cuenta o la red ha cambiado. Revise la transferencia de nuevo.',
  sendVoidedByFee: 'La tarifa de red ha subido. Revise la transferencia de nuevo.',
  sendVoidedByPrice: 'El precio ha cambiado. Revise la transferencia de nuevo.',

  swapSteps: {
    selectToken: 'Elegir token',
    enterAmount: 'Introducir importe',
    ambiguousAmount: 'Elegir un importe',
    incorrectAmount: 'Importe incorrecto',
    insufficientBalance: 'Saldo insuficiente',
    insufficientLiquidity: 'Liquidez insuficiente',
    retry: 'Intentar de nuevo',
    waitForQuote: 'Revisar intercambio',
    review: 'Revisar intercambio',
  },
  swapYouPay: 'Usted paga',
  swapYouReceive: 'Usted recibe',
  swapAmount: (symbol) => `Importe en ${symbol}`,
  swapTurn: 'Invertir los dos tokens',
  swapPart: (part) => `${part} del saldo`,
  swapQuoting: 'Buscando el mejor precio',
  swapRate: 'Tipo de cambio',
  swapMinimum: 'Usted recibe al menos',
  swapSwapping: (from, to) => `Intercambiando ${from} por ${to}`,
  swapSwapped: (from, to) => `${from} intercambiado por ${to}`,
  swapSlippage: 'Deslizamiento',
  swapSlippageOf: (percent) => `Deslizamiento ${percent}`,
  swapSlippageHint:
    'Cuánto menos de lo mostrado acepta. Si el precio se mueve más, no se intercambia nada.',
  swapSlippageOther: 'Otro deslizamiento, en porcentaje',
  swapSlippageHigh: 'Con tanto deslizamiento, otros pueden hacerle pagar un precio peor.',
  swapKept: (amount) => `${amount} se quedan en su cuenta para la tarifa de red.`,
  swapLoss: (percent) =>
    `Lo que recibe vale un ${percent} menos que lo que paga. Con un importe menor puede perder menos.`,
  swapNoRoute: 'No hay ruta entre estos tokens para este importe. Pruebe otro importe o token.',
  swapNoQuote: 'No se pudo leer el precio. Compruebe su conexión.',
  swapTokensFailed: 'No se pudieron leer los tokens. Compruebe su conexión.',
  swapUnsupported: 'En esta red no se puede intercambiar nada.',
  swapNotReviewed: 'No se pudo preparar el intercambio. Inténtelo de nuevo.',
  swapFaults: {
    allowance: {
      failed: 'No se pudo leer lo que el exchange puede tomar. Inténtelo de nuevo.',
      refused:
        'El intercambio se rechazó: antes permitió a este exchange tomar más, y ahora podría hacerlo. Termine primero esas autorizaciones.',
      token: fake,
    },
    approval: {
      failed: 'No se pudo preparar la aprobación. Inténtelo de nuevo.',
      refused:
        'La aprobación se rechazó: permitiría algo distinto de este intercambio. No se preguntó a su billetera.',
      token: fake,
    },
    build: {
      failed: 'No se pudo preparar el intercambio. Inténtelo de nuevo.',
      refused:
        'El intercambio se rechazó: no haría lo que se muestra aquí. No se preguntó a su billetera.',
      token: fake,
    },
  },
  swapContinue: 'Continuar el intercambio',
  swapSearch: 'Nombre, símbolo o dirección',
  swapTokensNone: 'Aquí no se puede intercambiar ningún token.',
  swapTokenNotFound: 'Ningún token que se pueda intercambiar tiene este nombre o esta dirección.',
  swapApprove: (symbol) => `Aprobar ${symbol}`,
  swapApproveHint:
    'Primero permite al exchange tomar exactamente esto. Aún no se intercambia nada: después revisa el intercambio.',
  swapEndHint: (symbol) =>
    `${symbol} exige terminar primero una autorización anterior. Después aprueba la nueva y revisa el intercambio.`,
  swapPermit: (symbol) => `Firmar para ${symbol}`,
  swapPermitHint:
    'Primero firma que el exchange puede tomar exactamente esto, una vez. No cuesta ninguna tarifa. Aún no se intercambia nada: después revisa el intercambio.',
  swapPermitValid: 'Validez',
  swapPermitMinutes: (minutes) => counted(minutes, 'minuto', 'minutos'),
  swapAllowance: 'Permite al exchange tomar',
  swapUnlimited: (symbol) => `${symbol} sin límite`,
  swapSpender: 'Exchange',
  swapApprovalWarnings: {
    unlimitedApproval:
      'Esto permite al exchange tomar todo lo que tiene de este token, ahora y después.',
    largerApproval: 'Esto permite al exchange tomar más de lo que intercambia.',
  },
  swapApprovalChecked: 'Confío esa cantidad a este exchange',
  swapApprovalAskingHint: 'Compare allí el importe y el exchange.',
  swapApprovalWaiting: 'Esperando a la red',
  swapApprovalWaitingHint: 'La aprobación está en camino. Puede cerrar esto y volver.',
  swapPreparing: 'Preparando el intercambio',
  swapImpact: 'Impacto en el precio',
  swapImpactHigh: (percent) =>
    `Este intercambio empeora por sí mismo el precio un ${percent}. Un importe menor pierde menos.`,
  swapImpactChecked: 'Acepto este precio',
  swapRoute: 'Ruta',
  swapExchange: 'Exchange',
  swapProviderFee: 'Tarifa del exchange',
  swapTrials: {
    balances: 'Un nodo lo ha probado. El resultado puede ser distinto.',
    call: 'Un nodo solo ha probado si esto falla, no lo que recibe. El resultado puede ser distinto.',
    none: 'Ningún nodo pudo probarlo.',
  },
  swapUnread: 'No se pudo leer nada de esta llamada. Solo el sitio dice lo que hace.',
  swapUnreadChecked: 'Confío en este sitio para este intercambio',
  swapTogether: (amount) =>
    `Su billetera aprueba exactamente ${amount} para el exchange y los intercambia en un solo paso: todo o nada.`,
  swapCheckedBy: 'Contrato verificador',
  swapAllowed: 'Puede tomarlo',
  swapAct: (given, back) => `Intercambiar ${given} por ${back}`,
  swapConfirm: 'Intercambiar',
  swapConfirmBoth: 'Aprobar e intercambiar',
  swapAskingHint: 'Compare lo que muestra con esto. Puede cerrar esto.',
  swapVoided: {
    accountChanged: 'La cuenta o la red ha cambiado. Rellene el intercambio de nuevo.',
    bundleRefused:
      'Su billetera no aprueba e intercambia en un solo paso. Revise el intercambio de nuevo: primero aprueba y luego intercambia.',
    priceChanged: 'El precio ha cambiado. Revise el intercambio de nuevo.',
    other: 'Esta revisión ha terminado. Revise el intercambio de nuevo.',
  },
} satisfies PartTexts<'money'>;
