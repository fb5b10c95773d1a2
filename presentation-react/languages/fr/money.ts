import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('fr');

/** `one` where French counts `count` as one. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

const fake =
  'La chaîne contredit ce qu’un service dit d’un de ces jetons. Il est peut-être faux : il n’est pas échangé.';

export const texts = {
  contactsList: 'Vos contacts',
  contactsNone: 'Saisissez une adresse ci-dessus pour lui donner un nom ici.',
  contactsKept: 'Les contacts restent sur cet appareil.',
  contactsName: 'Nom pour cette adresse',
  contactsNameOf: (name) => `Nouveau nom pour ${name}`,
  contactsSave: 'Enregistrer',
  contactsEdit: 'Modifier',
  contactsEditOf: (name) => `Modifier ${name}`,
  contactsRemove: 'Retirer',
  contactsCancel: 'Annuler',
  contactsAlike: (name) =>
    `Cette adresse ressemble à celle de ${name}, mais en est une autre. C’est peut-être une imitation.`,
  contactsFaults: {
    name: 'Donnez-lui un nom.',
    nameTaken: 'Un autre contact porte ce nom.',
    address: 'Ce n’est pas une adresse de ce réseau.',
    full: 'Il n’y a plus de place pour des contacts. Retirez-en un d’abord.',
  },

  sendSteps: {
    selectToken: 'Choisir un jeton',
    addAmount: 'Saisir un montant',
    ambiguousAmount: 'Choisir un montant',
    incorrectValue: 'Montant incorrect',
    insufficientFunds: 'Fonds insuffisants',
    addAddress: 'Saisir une adresse',
    invalidAddress: 'Adresse non valide',
    preview: 'Vérifier l’envoi',
  },
  sendAmount: (symbol) => `Montant en ${symbol}`,
  sendAmountInUSD: 'Montant en dollars américains',
  sendTypeIn: (currency) => `Saisir le montant en ${currency}`,
  sendUSD: 'dollars américains',
  sendTo: 'À',
  sendToHint: 'Adresse, nom ou lien de paiement',
  sendPaste: 'Coller',
  sendScan: 'Scanner',
  sendScanStop: 'Arrêter la caméra',
  sendScanHint: 'L’image reste sur cet appareil.',
  sendScanRefused: 'La caméra ne peut pas être utilisée ici. Collez plutôt l’adresse.',
  sendClear: 'Effacer le destinataire',
  sendContacts: 'Contacts',
  sendLookingUp: 'Recherche du nom',
  sendNameFound: (name) => `${name} est cette adresse :`,
  sendNameMissing: 'Aucune adresse ne correspond à ce nom.',
  sendNameFailed: 'Le nom n’a pas pu être recherché. Réessayez, ou utilisez l’adresse.',
  sendKnown: 'Envoyer de nouveau, ou à vous-même',
  sendKnownKinds: { own: 'Votre compte', paid: 'Déjà payé' },
  sendSpeed: 'Vitesse',
  sendSpeeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  sendPrefills: {
    networkMissed:
      'Ce paiement est destiné à un réseau qui n’a pas pu être joint. Rien n’a été rempli.',
    tokenMissed: 'Le jeton de ce paiement n’est pas dans votre compte.',
  },
  sendPayments: {
    address: 'Le lien de paiement n’a pas d’adresse valide.',
    amount: 'Le lien de paiement n’a pas de montant valide.',
    duplicate: 'Le lien de paiement se contredit.',
    form: 'Ce n’est pas un lien de paiement.',
    required: 'Ce mode de paiement n’est pas pris en charge ici.',
    unsupported: 'Ce mode de paiement n’est pas pris en charge ici.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'Ce compte garde des Ordinals, dont les pièces ne sont pas dépensées. Choisissez le compte des paiements.',
    NAME_LOOKUP_FAILED: 'Le nom n’a pas pu être recherché. Réessayez, ou utilisez l’adresse.',
    SEND_FEE_UNKNOWN: 'Les frais de réseau n’ont pas pu être lus. Réessayez.',
    SEND_UNSUPPORTED: 'Rien ne peut être envoyé sur ce réseau.',
    TOKEN_MISMATCH:
      'La chaîne contredit ce qu’un service dit de ce jeton. Il est peut-être faux : il n’est pas envoyé.',
    TRANSFER_REFUSED:
      'Le contrat de ce jeton refuse le transfert. Il est peut-être en pause, ou bloque l’un des comptes.',
  },
  sendMinimum: (amount) => `Au moins ${amount} doivent rester sur votre compte.`,
  sendMinimumOfReceiver: (amount) => `Le destinataire doit avoir au moins ${amount} au final.`,
  sendNotReviewed: 'La vérification a échoué. Réessayez.',
  sendSearch: 'Rechercher un jeton',
  sendTokensNone: 'Il n’y a encore rien à envoyer sur ce compte.',
  sendYouSend: 'Vous envoyez',
  sendReceiver: 'À',
  sendAct: (amount) => `Envoyer ${amount}`,
  sendSent: (amount) => `Envoyé : ${amount}`,
  sendWarnings: {
    ownAddress: 'C’est votre propre adresse.',
    zeroAddress: 'C’est l’adresse zéro. Ce qui y est envoyé est perdu.',
    burnAddress: 'C’est une adresse de destruction. Ce qui y est envoyé est perdu.',
    precompile: 'Cette adresse appartient au réseau lui-même. Ce qui y est envoyé est perdu.',
    program: 'C’est un programme. Il garde ce qu’il reçoit.',
    contract: 'C’est un contrat. Il ne pourra peut-être pas rendre ce qu’il reçoit.',
    tokenContract: 'C’est le contrat du jeton lui-même. Ce qui y est envoyé est perdu.',
    tokenAccount: 'Ce compte ne détient qu’un seul jeton. Envoyez plutôt à son propriétaire.',
    futureWitness:
      'Ce type d’adresse n’a pas encore de règles. N’importe quel mineur peut prendre les pièces.',
    contactMoved:
      'Votre contact de ce nom a une autre adresse. Demandez au destinataire laquelle est la bonne.',
    looksLikeKnown:
      'Cela ressemble à une adresse que vous connaissez, mais c’en est une autre. C’est peut-être une imitation.',
  },
  sendLooksLike: 'Celle que vous connaissez :',
  sendArrives: (amount) =>
    `Seuls ${amount} arrivent : ce jeton garde une partie de chaque transfert.`,
  sendChecked: 'J’ai vérifié l’adresse et je veux envoyer',
  sendConfirm: 'Envoyer',
  sendAskingHint: 'Comparez-y l’adresse et le montant. Vous pouvez fermer ceci.',
  sendVoided: 'Le compte ou le réseau a changé. Vérifiez de nouveau le transfert.',
  sendVoidedByFee: 'Les frais de réseau ont augmenté. Vérifiez de nouveau le transfert.',
  sendVoidedByPrice: 'Le prix a changé. Vérifiez de nouveau le transfert.',

  swapSteps: {
    selectToken: 'Choisir un jeton',
    enterAmount: 'Saisir un montant',
    ambiguousAmount: 'Choisir un montant',
    incorrectAmount: 'Montant incorrect',
    insufficientBalance: 'Solde insuffisant',
    insufficientLiquidity: 'Liquidité insuffisante',
    retry: 'Réessayer',
    waitForQuote: 'Vérifier l’échange',
    review: 'Vérifier l’échange',
  },
  swapYouPay: 'Vous payez',
  swapYouReceive: 'Vous recevez',
  swapAmount: (symbol) => `Montant en ${symbol}`,
  swapTurn: 'Inverser les deux jetons',
  swapPart: (part) => `${part} du solde`,
  swapQuoting: 'Recherche du meilleur prix',
  swapRate: 'Taux',
  swapMinimum: 'Vous recevez au moins',
  swapSwapping: (from, to) => `Échange de ${from} contre ${to}`,
  swapSwapped: (from, to) => `${from} échangé contre ${to}`,
  swapSlippage: 'Slippage',
  swapSlippageOf: (percent) => `Slippage ${percent}`,
  swapSlippageHint:
    'Combien de moins que le montant affiché vous acceptez. Si le prix bouge davantage, rien n’est échangé.',
  swapSlippageOther: 'Autre slippage, en pour cent',
  swapSlippageHigh: 'Avec autant de slippage, d’autres peuvent vous faire payer un prix moins bon.',
  swapKept: (amount) => `${amount} restent sur votre compte pour les frais de réseau.`,
  swapLoss: (percent) =>
    `Ce que vous recevez vaut ${percent} de moins que ce que vous payez. Un montant plus petit peut perdre moins.`,
  swapNoRoute:
    'Il n’y a pas de route entre ces jetons pour ce montant. Essayez un autre montant ou jeton.',
  swapNoQuote: 'Le prix n’a pas pu être lu. Vérifiez votre connexion.',
  swapTokensFailed: 'Les jetons n’ont pas pu être lus. Vérifiez votre connexion.',
  swapUnsupported: 'Rien ne peut être échangé sur ce réseau.',
  swapNotReviewed: 'L’échange n’a pas pu être préparé. Réessayez.',
  swapFaults: {
    allowance: {
      failed: 'Ce que la plateforme peut prendre n’a pas pu être lu. Réessayez.',
      refused:
        'L’échange a été refusé : vous avez permis à cette plateforme de prendre davantage, et elle pourrait le faire maintenant. Mettez d’abord fin à ces autorisations.',
      token: fake,
    },
    approval: {
      failed: 'L’approbation n’a pas pu être préparée. Réessayez.',
      refused:
        'L’approbation a été refusée : elle permettrait autre chose que cet échange. Votre portefeuille n’a pas été sollicité.',
      token: fake,
    },
    build: {
      failed: 'L’échange n’a pas pu être préparé. Réessayez.',
      refused:
        'L’échange a été refusé : il ne ferait pas ce qui est affiché ici. Votre portefeuille n’a pas été sollicité.',
      token: fake,
    },
  },
  swapContinue: 'Continuer l’échange',
  swapSearch: 'Nom, symbole ou adresse',
  swapTokensNone: 'Aucun jeton ne peut être échangé ici.',
  swapTokenNotFound: 'Aucun jeton échangeable n’a ce nom ou cette adresse.',
  swapApprove: (symbol) => `Approuver ${symbol}`,
  swapApproveHint:
    'D’abord, vous permettez à la plateforme de prendre exactement ceci. Rien n’est encore échangé : vous vérifiez l’échange ensuite.',
  swapEndHint: (symbol) =>
    `${symbol} exige de mettre d’abord fin à une autorisation plus ancienne. Ensuite, vous approuvez la nouvelle et vérifiez l’échange.`,
  swapPermit: (symbol) => `Signer pour ${symbol}`,
  swapPermitHint:
    'D’abord, vous signez que la plateforme peut prendre exactement ceci, une fois. Cela ne coûte aucuns frais. Rien n’est encore échangé : vous vérifiez l’échange ensuite.',
  swapPermitValid: 'Durée de validité',
  swapPermitMinutes: (minutes) => counted(minutes, 'minute', 'minutes'),
  swapAllowance: 'Vous permettez à la plateforme de prendre',
  swapUnlimited: (symbol) => `${symbol} sans limite`,
  swapSpender: 'Plateforme',
  swapApprovalWarnings: {
    unlimitedApproval:
      'Ceci permet à la plateforme de prendre tout ce que vous avez de ce jeton, maintenant et plus tard.',
    largerApproval: 'Ceci permet à la plateforme de prendre plus que ce que vous échangez.',
  },
  swapApprovalChecked: 'Je confie ce montant à cette plateforme',
  swapApprovalAskingHint: 'Comparez-y le montant et la plateforme.',
  swapApprovalWaiting: 'En attente du réseau',
  swapApprovalWaitingHint: 'L’approbation est en chemin. Vous pouvez fermer ceci et revenir.',
  swapPreparing: 'Préparation de l’échange',
  swapImpact: 'Impact sur le prix',
  swapImpactHigh: (percent) =>
    `Cet échange dégrade lui-même le prix de ${percent}. Un montant plus petit perd moins.`,
  swapImpactChecked: 'J’accepte ce prix',
  swapRoute: 'Itinéraire',
  swapExchange: 'Plateforme',
  swapProviderFee: 'Frais de la plateforme',
  swapTrials: {
    balances: 'Un nœud l’a essayé. Le résultat peut différer.',
    call: 'Un nœud a seulement essayé si ceci échoue, pas ce que vous recevez. Le résultat peut différer.',
    none: 'Aucun nœud n’a pu l’essayer.',
  },
  swapUnread: 'Rien de cet appel n’a pu être lu. Seul le site dit ce qu’il fait.',
  swapUnreadChecked: 'Je fais confiance à ce site pour cet échange',
  swapTogether: (amount) =>
    `Votre portefeuille approuve exactement ${amount} pour la plateforme et les échange en une étape : tout ou rien.`,
  swapCheckedBy: 'Contrat vérificateur',
  swapAllowed: 'Peut le prendre',
  swapAct: (given, back) => `Échanger ${given} contre ${back}`,
  swapConfirm: 'Échanger',
  swapConfirmBoth: 'Approuver et échanger',
  swapAskingHint: 'Comparez ce qu’il affiche avec ceci. Vous pouvez fermer ceci.',
  swapVoided: {
    accountChanged: 'Le compte ou le réseau a changé. Remplissez de nouveau l’échange.',
    bundleRefused:
      'Votre portefeuille n’approuve pas et n’échange pas en une étape. Vérifiez de nouveau l’échange : vous approuvez d’abord, puis vous échangez.',
    priceChanged: 'Le prix a changé. Vérifiez de nouveau l’échange.',
    other: 'Cette vérification est terminée. Vérifiez de nouveau l’échange.',
  },
} satisfies PartTexts<'money'>;
