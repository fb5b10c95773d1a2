import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('fr');

/** `one` where French counts `count` as one. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

export const texts = {
  emailLabel: 'Adresse e-mail',
  emailSubmit: 'Continuer avec cette adresse e-mail',
  emailOr: 'ou',
  emailEnterCode: (email) => `Saisir le code pour ${email}`,
  emailInvalid: 'Adresse e-mail non valide. Réessayez.',
  emailTooSoon: (seconds) => `Réessayez dans ${counted(seconds, 'seconde', 'secondes')}`,
  emailUnreachable:
    'Le service de connexion est injoignable. Vérifiez votre connexion à internet et réessayez.',
  emailNoNetwork:
    'Ce portefeuille ne fonctionne sur aucun réseau de ce site. Utilisez un autre portefeuille.',
  emailFailed: 'La connexion n’a pas commencé. Réessayez, ou utilisez un portefeuille.',
  emailSaid: (text) => `Le service de connexion indique : ${text}`,
  emailCodeTitle: (email) => `Saisissez le code envoyé à ${email}`,
  emailCodeHint: 'Le code expire dans 10 minutes. Il est envoyé avec le dernier chiffre.',
  emailCodeLabel: 'Code à six chiffres',
  emailCodeWrong: 'Ce code n’est pas correct. Réessayez.',
  emailResend: 'Renvoyer le code',
  emailResendIn: (seconds) => `Renvoyer dans ${seconds} s`,
  emailOther: 'Utiliser une autre adresse e-mail',
  emailEnded: {
    refused: 'Cette connexion est terminée. Recommencez pour recevoir un nouveau code.',
    timedOut: 'Le service de connexion n’a pas répondu à temps. Recommencez.',
    tooManyCodes: 'Trop de codes étaient faux. Recommencez pour en recevoir un nouveau.',
  },
  emailAgain: 'Recommencer',
  emailConnecting: 'Ouverture de votre portefeuille',
  frameTitles: {
    safety: 'Sauvegardez votre portefeuille',
    unlock: 'Ouvrez votre portefeuille',
    renewal: 'Un nouveau portefeuille',
    kit: 'Utiliser un kit hors ligne',
    window: 'Continuez dans votre portefeuille',
  },
  emailDeviceTitle: 'Approuvez cet appareil',
  emailDeviceHint: (email) =>
    `Ouvrez l’e-mail envoyé à ${email} et approuvez-y la connexion. La suite vient d’elle-même.`,
  emailNewLabel: 'Nouvelle adresse e-mail',
  emailSave: 'Enregistrer',
  emailOldCode: 'Saisissez le code envoyé à votre adresse e-mail actuelle',
  emailNewCode: (email) => `Saisissez le code envoyé à ${email}`,
  socialContinue: (name) => `Continuer avec ${name}`,
  approveTitle: 'Approuvez dans le portefeuille',
  approveHint: 'Lisez la demande dans la fenêtre de votre portefeuille et répondez-y là-bas.',
  approveReject: 'Refuser',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Cette signature permet à quelqu’un de déplacer vos jetons sans limite.'
      : `Cette signature permet à ${spender} de déplacer vos jetons sans limite.`,

  nameHint: (parent) =>
    `Un nom par lequel on peut vous payer, comme ada-1.${parent}. Il ne coûte rien.`,
  nameLabel: 'Nom',
  nameFaults: {
    characters: 'La valeur n’est pas un nom d’utilisateur valide',
    tooShort: 'Le nom doit avoir au moins 4 caractères',
  },
  nameChecking: 'Vérification',
  nameAvailable: (name) => `${name} est disponible`,
  nameTaken: (name) => `${name} est pris, ou ressemble à un nom qui l’est`,
  nameReserved: (name) => `${name} est réservé`,
  nameCheckFailed:
    'Le nom n’a pas pu être vérifié. Vérifiez votre connexion à internet et réessayez.',
  nameSuggestions: 'Noms semblables',
  nameTags: { available: 'Disponible', registered: 'Pris' },
  nameForever: 'Un compte a un seul nom, et il ne peut pas être changé plus tard.',
  nameChoose: 'Choisir ce nom',
  nameSigning: 'Signez le message dans votre portefeuille',
  nameRegistering: 'Enregistrement de votre nom',
  nameFailures: {
    declined: 'Vous n’avez pas signé : rien n’a été enregistré.',
    expired:
      'La signature est arrivée trop tard, ou l’horloge de cet appareil est fausse. Réessayez.',
    failed: 'Le nom n’a pas été enregistré. Réessayez.',
    has_name: 'Votre compte a déjà un nom.',
    reserved: 'Ce nom est réservé. Choisissez-en un autre.',
    signature: 'La signature n’est pas de ce compte. Réessayez.',
    similar: 'Ce nom ressemble à un nom pris. Choisissez-en un autre.',
    taken: 'Un autre compte vient de prendre ce nom. Choisissez-en un autre.',
    ticket:
      'Votre connexion n’a pas pu être confirmée. Déconnectez-vous du portefeuille, reconnectez-vous et réessayez.',
    unreachable:
      'Les noms sont injoignables. Vérifiez votre connexion à internet et réessayez : le nom est peut-être enregistré.',
    used: 'Ce message a déjà servi. Réessayez.',
  },
  nameOwned: (name) => `Vous avez déjà un nom : ${name}`,
  nameOwnedHint: 'Les noms restent à leur compte, pour qu’aucun argent n’arrive à un autre.',
  nameDone: (name) => `${name} est à vous`,
  nameDoneHint: 'On peut l’utiliser à la place de votre adresse.',
  nameToAccount: 'Aller à votre compte',
  nameOfAccount: 'Nom :',
  namesOffer: 'Choisir un nom pour ce compte',

  profileBy: (name) => `Connecté avec ${name}`,
  profileEmail: 'Changer l’adresse e-mail',
  profileLogins: 'Comment vous vous connectez',
  walletKeys: 'Clés de votre portefeuille',
  waysToOpen: (count, all) => `${count} accès sur ${all}`,
  wayAdd: 'Ajouter un second accès',
  wayLater: 'Pas maintenant',

  socialOpening: (name) => `Ouverture de ${name}`,
  socialWaiting: (name) => `Connectez-vous avec ${name}`,
  socialWaitingHint:
    'Une fenêtre de votre portefeuille est ouverte. Connectez-vous-y : la suite vient d’elle-même.',
  socialAgain: 'Rouvrir la fenêtre',
  socialInThisTab: 'Continuer dans cet onglet',
  socialFailed: {
    blocked:
      'Le navigateur n’a pas ouvert la fenêtre. Autorisez les fenêtres de ce site, ou continuez dans cet onglet.',
    cancelled: 'Vous êtes parti avant d’être connecté.',
    refused: 'La connexion a échoué. Réessayez, ou choisissez un autre moyen.',
    timedOut: 'Le service de connexion n’a pas répondu à temps. Réessayez.',
  },
  farcasterScan: 'Scannez le code avec votre téléphone et approuvez la connexion dans Farcaster.',
  farcasterCode: 'Code QR de la connexion avec Farcaster',
  farcasterPreparing: 'Préparation du code QR',
  farcasterHint: 'Approuvez la connexion dans Farcaster, puis revenez ici.',
  farcasterOpen: 'Ouvrir Farcaster',
  farcasterCopy: 'Copier le lien',
} satisfies PartTexts<'login'>;
