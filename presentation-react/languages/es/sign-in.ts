import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Iniciar sesión en ${site}`,
  signInText:
    'Su billetera le pedirá que firme un mensaje. Muestra a este sitio que la cuenta es suya. No mueve nada y no cuesta nada.',
  signInPreparing: 'Preparando el mensaje',
  signInSite: 'Sitio',
  signInAccount: 'Cuenta',
  signInExpires: 'Válido hasta',
  signInResources: 'También nombra',
  signInWhole: 'El mensaje completo',
  signInAsked: 'Firme el mensaje en su billetera',
  signInAskedHint:
    'La billetera muestra el mismo mensaje. Fírmelo solo si el sitio que nombra es este.',
  signInChecking: 'El sitio está comprobando su firma',
  signInDone: 'Ha iniciado sesión',
  signInLeave: 'Cancelar y desconectar',
  signInFaults: {
    accountChanged: {
      headline: 'Cambió de cuenta',
      hint: 'El mensaje era para la cuenta anterior. Firme el de esta cuenta.',
    },
    declined: {
      headline: 'Rechazó firmar',
      hint: 'No ha iniciado sesión. Inténtelo de nuevo cuando quiera.',
    },
    expired: {
      headline: 'El mensaje ha caducado',
      hint: 'Se firmó demasiado tarde. Firme el nuevo.',
    },
    failed: {
      headline: 'Su billetera no pudo firmar',
      hint: 'Abra la billetera, mire si funciona e inténtelo de nuevo.',
    },
    networkChanged: {
      headline: 'Cambió de red',
      hint: 'El mensaje era para la red anterior. Firme el de esta red.',
    },
    otherAccount: {
      headline: 'La firma no es de esta cuenta',
      hint: 'Elija en su billetera la cuenta de abajo e inténtelo de nuevo.',
    },
    otherSite: {
      headline: 'El mensaje es para otro sitio',
      hint: 'No se firmó nada. Compruebe la dirección de esta página y avise al sitio.',
    },
    pending: {
      headline: 'Su billetera le está esperando',
      hint: 'Tiene otra solicitud abierta. Respóndala en la billetera e inténtelo de nuevo.',
    },
    refused: {
      headline: 'El sitio no aceptó el inicio de sesión',
      hint: 'No ha iniciado sesión. Inténtelo de nuevo con el mensaje nuevo.',
    },
    smartAccount: {
      headline: 'Su cuenta inteligente no puede firmar mensajes',
      hint: 'La cuenta de su clave (EOA) sí puede. Ambas son suyas, en direcciones distintas, y los tokens se quedan en la dirección en la que están.',
    },
    unavailable: {
      headline: 'El sitio no responde',
      hint: 'No ha iniciado sesión. Compruebe su conexión a internet e inténtelo de nuevo.',
    },
    unsupported: {
      headline: 'Su billetera no puede firmar mensajes',
      hint: 'Cancele y conecte otra billetera o cuenta.',
    },
  },
} satisfies PartTexts<'signIn'>;
