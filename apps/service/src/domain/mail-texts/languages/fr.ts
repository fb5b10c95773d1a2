import type { MailTexts } from '../mail-texts';

/** What mails say in French. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Votre code de connexion',
      text: '{site} vous demande de vous connecter à votre portefeuille ({time}).',
    },
    emailFrom: {
      subject: 'Votre portefeuille reçoit une nouvelle adresse e-mail',
      text: 'Sur {site}, vous avez demandé à remplacer l’adresse e-mail de votre portefeuille par {address} ({time}).',
    },
    emailTo: {
      subject: 'Confirmez votre adresse e-mail',
      text: 'Cette adresse doit devenir celle d’un portefeuille sur {site} ({time}).',
    },
    label: 'Votre code',
    lasts: 'Il est valable 10 minutes, sur l’appareil qui l’a demandé.',
    never:
      'Nous ne demandons jamais ce code ailleurs. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  },
  device: {
    subject: 'Un nouveau navigateur demande à se connecter',
    text: 'Un navigateur nouveau pour votre portefeuille demande à se connecter sur {site} ({time}).',
    press: 'Si c’est le vôtre, ouvrez cette page et appuyez sur son bouton',
    lasts:
      'Elle est valable 10 minutes. Ouvrir la page ne fait rien à lui seul. Si vous n’avez rien demandé, ignorez cet e-mail.',
  },
  newAddress: {
    subject: 'Votre portefeuille a une nouvelle adresse e-mail',
    text: 'Sur {site}, votre portefeuille a reçu l’adresse e-mail {address} ({time}).',
    after:
      'Cette adresse ne permet plus de s’y connecter. Pendant un jour, aucun moyen d’ouvrir le portefeuille ne peut être ajouté ni retiré.',
  },
  login: {
    added: {
      subject: 'Votre portefeuille a un nouveau moyen de connexion',
      text: 'Sur {site}, une connexion par {login} a été ajoutée à votre portefeuille ({time}).',
    },
    removed: {
      subject: 'Un moyen de connexion a été retiré de votre portefeuille',
      text: 'Sur {site}, la connexion par {login} a été retirée de votre portefeuille ({time}).',
    },
    care: 'Si ce n’était pas vous, connectez-vous, retirez ce qui n’est pas à vous et désactivez les navigateurs que vous ne connaissez pas.',
  },
  newDevice: {
    subject: 'Un nouveau navigateur s’est connecté',
    text: 'Un navigateur nouveau pour votre portefeuille s’est connecté sur {site} ({time}). Il dit être {name}.',
    yours:
      'Si c’était vous, il n’y a rien à faire. Il n’ouvre le portefeuille qu’avec une clé d’accès ou les mots de récupération.',
    notYours:
      'Si ce n’était pas vous, connectez-vous sur un site avec votre portefeuille, ouvrez « Navigateurs connectés » dans le portefeuille et désactivez-le.',
    named: '{browser} sur {system}',
    unknown: 'un navigateur que nous ne connaissons pas',
  },
  wallet: {
    asked: {
      subject: 'Un nouveau portefeuille peut prendre la place du vôtre',
      text: 'Un navigateur connecté à votre compte ne peut pas ouvrir votre portefeuille et demande à en commencer un nouveau ({time}). Il peut commencer le {day}.',
      open: 'Pouvez-vous encore ouvrir votre portefeuille ? Ouvrez-le avant cette date sur n’importe quel site, et il ne se passe rien. Désactivez ensuite les navigateurs que vous ne connaissez pas.',
      stays:
        'Votre portefeuille n’est supprimé en aucun cas : qui peut l’ouvrir le remet à sa place.',
    },
    replaced: {
      subject: 'Un nouveau portefeuille a pris la place du vôtre',
      text: 'Un navigateur connecté à votre compte a commencé un nouveau portefeuille à la place du vôtre ({time}).',
      back: 'Votre portefeuille n’est pas supprimé. Ouvrez-le comme avant sur n’importe quel site et remettez-le à sa place. Désactivez ensuite les navigateurs que vous ne connaissez pas.',
    },
    restored: {
      subject: 'Un portefeuille mis de côté est de retour à sa place',
      text: 'Quelqu’un qui peut ouvrir un portefeuille mis de côté de votre compte l’a remis à sa place ({time}).',
      aside:
        'Le portefeuille qui s’y trouvait est mis de côté, pas supprimé : qui peut l’ouvrir le remet.',
    },
    discarded: {
      subject: 'Un portefeuille mis de côté sera supprimé',
      text: 'Quelqu’un qui peut ouvrir un portefeuille mis de côté de votre compte a demandé sa suppression ({time}). Il est supprimé le {day}.',
      keep: 'Ce n’était pas vous ? Ouvrez ce portefeuille avant cette date sur n’importe quel site et gardez-le. Désactivez ensuite les navigateurs que vous ne connaissez pas.',
    },
    ending: {
      subject: 'Votre compte et votre portefeuille seront supprimés',
      text: 'L’opérateur de votre portefeuille supprimera votre compte et tous les moyens d’ouvrir votre portefeuille ({time}). Cela aura lieu le {day}.',
      keep: 'Voulez-vous le garder ? Ouvrez votre portefeuille sur n’importe quel site avant cette date, et rien ne sera supprimé.',
      lost: 'Ce que contient le portefeuille n’est pas déplacé, et est perdu sans ses mots de récupération ou un autre kit.',
    },
    staying: {
      subject: 'Votre compte et votre portefeuille restent',
      text: 'L’opérateur de votre portefeuille ne supprime rien ({time}).',
      nothing: 'Vous n’avez rien à faire.',
    },
    kept: {
      subject: 'Un portefeuille mis de côté est gardé',
      text: 'Quelqu’un qui peut ouvrir un portefeuille mis de côté de votre compte, qui devait être supprimé, a choisi de le garder ({time}).',
    },
    care: 'Si ce n’était pas vous, connectez-vous sur un site avec votre portefeuille et désactivez les navigateurs que vous ne connaissez pas.',
  },
};
