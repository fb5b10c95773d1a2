import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'non sécurisé',
  email: 'E-mail',
  code: {
    title: 'Saisissez le code',
    sending: 'Envoi d’un code',
    sent: (email) => `Nous avons envoyé un code à six chiffres à ${email}.`,
    signsIn: (site) => `Il vous connecte à ${site}.`,
    work: (email) =>
      `Cela prend un moment : beaucoup de codes ont été demandés. Nous en enverrons ensuite un à ${email}.`,
    press:
      'Nous vous avons envoyé un e-mail. Ouvrez la page qu’il contient et appuyez sur son bouton.',
    asks: {
      join: 'Avec le code, cette adresse se connecte aussi à votre portefeuille.',
      changeOld: 'Il confirme le changement de votre adresse e-mail.',
      changeNew: 'Avec le code, cette adresse remplace l’ancienne.',
    },
    field: 'Code à usage unique',
    secret:
      'Saisissez le code uniquement ici. Le site ne le voit pas. Il est envoyé avec le dernier chiffre.',
    checking: 'Vérification…',
    worksFor: (time) => `Valable ${time}`,
    over: 'Ce code a expiré. Demandez-en un nouveau.',
    resend: 'Envoyer un nouveau code',
    resendIn: (seconds) => `Envoyer un nouveau code dans ${seconds} s`,
    leave: 'Annuler',
  },
  problems: {
    wrong: (left) => `Code incorrect. Essais restants : ${left}`,
    expired: () => 'Ce code a expiré. Faites-vous en envoyer un nouveau.',
    spent: () => 'Trop de codes incorrects. Faites-vous en envoyer un nouveau.',
    wait: (seconds) => `Veuillez réessayer dans ${seconds} s`,
    tooMany: () => 'Trop de demandes. Réessayez plus tard.',
    unavailable: () =>
      'Le portefeuille ne peut pas joindre son service. Vérifiez votre connexion et réessayez.',
    moment: () =>
      'Le service du portefeuille a besoin d’un moment. Réessayez sous peu : rien n’est perdu.',
    mail: () => 'L’e-mail n’a pas pu être envoyé. Réessayez.',
    passkey: () => 'La clé d’accès n’a pas été utilisée. Réessayez ou choisissez un autre moyen.',
    noPrf: () =>
      'Cet appareil n’a aucune clé d’accès pouvant ouvrir un portefeuille. Choisissez un autre moyen.',
    words: () => 'Ces mots n’ouvrent pas le portefeuille. Vérifiez chacun d’eux.',
    kitFile: () => 'Ce fichier n’est pas un kit hors ligne, ou il est endommagé.',
    kitOther: () => 'Ce kit est celui d’un autre portefeuille.',
    storage: () =>
      'Ce navigateur ne laisse pas le portefeuille conserver sa clé ici. Autorisez les données de site pour le portefeuille ou utilisez un autre navigateur.',
    openFirst: () => 'Ouvrez d’abord votre portefeuille dans ce navigateur.',
    oneSlot: () =>
      'Ce portefeuille s’ouvre dans un seul navigateur, il signe donc un nombre limité de fois par jour. Déconnectez-vous puis reconnectez-vous pour ajouter un deuxième moyen.',
    taken: () => 'Cette adresse a déjà un portefeuille.',
    held: () =>
      'Pendant un jour après un changement d’adresse, les moyens d’ouvrir le portefeuille restent tels quels et il ne peut pas être emporté.',
    noWindow: () =>
      'Cette application n’ouvre aucune fenêtre, la connexion ne peut donc pas être terminée ici. Connectez-vous par e-mail ou ouvrez cette page dans votre navigateur.',
    heldDevice: () =>
      'Pendant un jour après un changement de votre adresse ou de votre moyen de connexion, aucun navigateur plus récent n’ouvre le portefeuille. Utilisez-en un que vous aviez avant ou réessayez demain.',
    heldWallet: () =>
      'L’ancien portefeuille garde sa place pendant un jour. Réessayez demain : rien de celui-ci n’est perdu.',
    olderWallet: () =>
      'Tant qu’un ancien portefeuille est mis de côté, l’adresse et les moyens de connexion de son époque restent.',
    signedOut: () =>
      'Ce navigateur a été déconnecté de votre portefeuille. Reconnectez-vous : rien n’est perdu.',
    noWords: () =>
      'Ce navigateur n’ouvre aucune fenêtre ici, et les mots ne s’affichent que dans une fenêtre. Ajoutez une clé d’accès ou connectez-vous dans un autre navigateur pour noter les mots.',
    windowless: () =>
      'Votre navigateur n’ouvre aucune fenêtre ici, et le portefeuille ne demande que dans sa propre fenêtre. Autorisez les fenêtres pour ce site ou ouvrez cette page dans un autre navigateur.',
    wordsNotKept: () =>
      'Les nouveaux mots n’ont pas pu être conservés, ils n’ouvrent donc rien. Jetez-les et réessayez.',
    popup: () => 'Le navigateur n’a pas ouvert la fenêtre. Autorisez-la pour ce site et réessayez.',
    windowClosed: () => 'La fenêtre a été fermée avant la fin. Ouvrez-la à nouveau.',
    socialDeclined: () => 'Vous y avez refusé la connexion.',
    socialElsewhere: () =>
      'Ce navigateur ne laisse pas le portefeuille terminer cette connexion. Connectez-vous par e-mail ou ouvrez cette page dans un autre navigateur.',
    socialLeft: () => 'Vous n’avez pas terminé la connexion. Recommencez.',
    socialFailed: () => 'La connexion n’a pas pu être vérifiée. Réessayez.',
    socialOver: () => 'Cette connexion a expiré. Recommencez.',
    socialUnreachable: () => 'La page de connexion est injoignable. Réessayez plus tard.',
    linkedElsewhere: () => 'Cette connexion appartient à un autre portefeuille.',
    invalidEmail: () => 'Ce n’est pas une adresse e-mail.',
    loginHeld: () => 'Le moyen de connexion restant doit d’abord avoir un jour. Réessayez demain.',
    loginInUse: () =>
      'Vous êtes connecté avec ce moyen. Connectez-vous d’abord autrement, puis retirez-le.',
    lastLogin: () => 'C’est le seul moyen de connexion. Ajoutez-en d’abord un autre.',
    siteFrozen: () =>
      'Ce site ne peut pas utiliser le portefeuille pour le moment. Le vôtre est en sécurité et s’ouvre sur d’autres sites.',
    siteLogin: () => 'Ce site n’accepte pas cette connexion. Choisissez-en une autre.',
    failed: () => 'Une erreur s’est produite. Réessayez.',
  },
} satisfies LanguageTexts['first'];
