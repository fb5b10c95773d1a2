import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Site',
    account: 'Portefeuille',
    leave: 'Annuler',
    facts: {
      address: 'Compte',
      browser: 'Navigateur',
      from: 'De',
      login: 'Connexion',
      name: 'Nom',
      onSite: 'Sur',
      since: 'Depuis',
      to: 'À',
      way: 'Moyen d’ouverture',
    },
    kinds: {
      addLogin: {
        title: 'Ajouter un moyen de connexion ?',
        text: 'Il connectera à ce portefeuille, sur tout appareil.',
        confirm: 'Ajouter',
      },
      beginNew: {
        title: 'Commencer le nouveau portefeuille ?',
        text: 'Le nouveau portefeuille est vide. L’ancien est mis de côté, pas supprimé.',
        confirm: 'Commencer le nouveau portefeuille',
      },
      askForNew: {
        title: 'Demander un nouveau portefeuille ?',
        text: 'Il prend la place de l’ancien après une semaine ou plus. Ce que contient l’ancien portefeuille y reste.',
        confirm: 'Demander un nouveau portefeuille',
      },
      bringBack: {
        title: 'Rétablir ce portefeuille ?',
        text: 'Le nouveau portefeuille est alors mis de côté, pas supprimé.',
        confirm: 'Rétablir ce portefeuille',
      },
      discard: {
        title: 'Abandonner ce portefeuille ?',
        text: 'Dans 30 jours, il est supprimé ici. D’ici là, vous pouvez le garder ou le rétablir.',
        confirm: 'Abandonner',
      },
      keepAside: {
        title: 'Garder ce portefeuille ?',
        text: 'Il reste où il est, à côté du nouveau.',
        confirm: 'Garder',
      },
      changeEmail: {
        title: 'Changer votre adresse e-mail ?',
        text: 'Nous envoyons un code à l’ancienne adresse, puis un autre à la nouvelle.',
        confirm: 'Envoyer le code',
      },
      endBrowser: {
        title: 'Déconnecter ce navigateur ?',
        text: 'Il est déconnecté immédiatement. S’il est perdu, désactivez-le plutôt dans « Moyens d’ouvrir votre portefeuille » : cela le déconnecte aussi.',
        confirm: 'Désactiver',
      },
      endOthers: {
        title: 'Déconnecter tous les autres navigateurs ?',
        text: 'Ils sont déconnectés immédiatement.',
        confirm: 'Désactiver tous les autres',
      },
      endWay: {
        title: 'Désactiver un moyen d’ouvrir votre portefeuille ?',
        text: 'Il n’ouvrira plus le portefeuille. Un navigateur est déconnecté avec lui. Supprimez aussi une clé d’accès de votre appareil.',
        confirm: 'Désactiver',
      },
      leadLogin: {
        title: 'Récupérer un compte avec son kit ?',
        text: 'Dès lors, votre connexion ouvre le compte du kit.',
        confirm: 'Utiliser ce kit',
      },
      letIn: {
        title: 'Laisser entrer un nouveau navigateur ?',
        text: 'Laissez-le entrer seulement si vous vous connectez avec lui en ce moment même.',
        confirm: 'C’est le mien, le laisser entrer',
      },
      registerName: {
        title: 'Enregistrer ce nom ?',
        text: 'Le nom mènera à ce compte, visible par tous.',
        confirm: 'Enregistrer le nom',
      },
      removeLogin: {
        title: 'Retirer un moyen de connexion ?',
        text: 'Il ne connectera plus à ce portefeuille, et les navigateurs qui l’ont utilisé sont déconnectés. Nous vous enverrons un e-mail à ce sujet.',
        confirm: 'Retirer',
      },
    },
  },
  device: {
    devices: {
      title: 'Navigateurs connectés',
      explain:
        'Chaque navigateur se nomme lui-même. Désactivez ceux que vous ne connaissez pas. Désactivez un navigateur perdu dans « Moyens d’ouvrir votre portefeuille » : cela le déconnecte aussi.',
      here: 'Ce navigateur',
      named: (browser, system) => `${browser} sur ${system}`,
      unknown: 'Un navigateur qui ne dit pas ce qu’il est',
      times: (since, used) => `Depuis ${since}, dernière utilisation ${used}`,
      sites: (sites) => `Sur ${sites}`,
      end: 'Désactiver',
      endOf: (name) => `Désactiver : ${name}`,
      endOthers: 'Désactiver tous les autres',
      waits: 'Un nouveau navigateur demande à se connecter',
      asked: (time, site) => `Demandé à ${time} sur ${site}`,
      allow: 'Laisser entrer',
      allowOf: (name) => `Laisser entrer : ${name}`,
      retry: 'Réessayer',
      working: 'Un instant…',
      back: 'Retour',
    },
    letIn: {
      title: 'Laissez entrer ce navigateur',
      mail: 'Il est nouveau pour votre portefeuille. Ouvrez la page de l’e-mail que nous avons envoyé et appuyez sur son bouton.',
      known:
        'Ou, dans un navigateur où vous êtes déjà connecté : ouvrez « Comment vous vous connectez » dans votre profil, puis « Navigateurs connectés ».',
      leave: 'Annuler',
    },
    signedOut: {
      title: 'Ce navigateur a été déconnecté',
      explain: (site) =>
        `Il a été désactivé dans « Navigateurs connectés » ou « Moyens d’ouvrir votre portefeuille », ou son moyen de connexion a été retiré. Rien n’est perdu : reconnectez-vous sur ${site}.`,
      notYou: 'Si ce n’était pas vous, vérifiez ensuite « Navigateurs connectés ».',
      signIn: (email) => `Se connecter en tant que ${email}`,
      working: 'Un instant…',
      leave: 'Pas maintenant',
    },
    device: {
      title: 'Est-ce bien vous qui vous connectez ?',
      asks: (site) =>
        `Un navigateur nouveau pour votre portefeuille demande à se connecter sur ${site}.`,
      advice:
        'S’il n’est pas le vôtre, fermez cette page. Sans votre appui, le navigateur ne reçoit aucun code.',
      approve: 'C’est mon navigateur',
      working: 'Un instant…',
    },
    phone: {
      title: 'Ajouter Farcaster',
      preparing: 'Préparation du code…',
      scan: 'Scannez le code avec votre téléphone et approuvez la connexion dans Farcaster.',
      approve: 'Approuvez la connexion dans Farcaster, puis revenez ici.',
      joins:
        'Le compte Farcaster qui l’approuve se connecte aussi à votre portefeuille. Ne le montrez à personne d’autre. Il fonctionne une fois, pendant dix minutes.',
      code: 'Code QR de la connexion avec Farcaster',
      open: 'Ouvrir Farcaster',
      copy: 'Copier le lien',
      copied: 'Le lien est copié.',
      link: 'Lien pour Farcaster',
      leave: 'Annuler',
    },
  },
  renewal: {
    title: {
      ask: 'Commencer un nouveau portefeuille ?',
      wait: 'Un nouveau portefeuille doit attendre',
      ready: 'Votre nouveau portefeuille peut commencer',
      stopped: 'Votre portefeuille reste',
      aside: 'Voici votre portefeuille d’avant',
      discard: 'Abandonner ce portefeuille ?',
      going: 'Ce portefeuille s’en va',
    },
    text: {
      ask: 'Ce que contient l’ancien portefeuille y reste et ne passe pas dans le nouveau. L’ancien a d’abord une semaine ou plus pour être ouvert : nous envoyons un e-mail, et chaque navigateur qui se connecte le dit.',
      wait: (day) =>
        `Il peut commencer le ${day}, dans ce navigateur. Si l’ancien portefeuille est ouvert avant, il reste. Avez-vous trouvé un moyen de l’ouvrir ? Utilisez-le.`,
      ready:
        'Le nouveau portefeuille est vide. L’ancien est mis de côté, pas supprimé : un navigateur, une clé d’accès ou des mots qui l’ouvrent le rétablissent.',
      stopped: (day) =>
        `Le ${day}, un navigateur a demandé à commencer un nouveau portefeuille à sa place. Ce navigateur ouvre votre portefeuille, c’est donc terminé. Désactivez les navigateurs que vous ne connaissez pas.`,
      aside:
        'Un nouveau portefeuille est à sa place, car un navigateur qui ne pouvait pas ouvrir celui-ci l’a demandé. Vous pouvez rétablir celui-ci. Le nouveau est alors mis de côté, pas supprimé.',
      discard:
        'Dans 30 jours, il est supprimé ici, et son contenu est perdu à moins que vous n’ayez ses mots ou un kit hors ligne. D’ici là, vous pouvez le garder ou le rétablir.',
      going: (day) =>
        `Il est supprimé le ${day}, comme vous l’avez demandé. D’ici là, vous pouvez le garder où il est ou le rétablir.`,
    },
    confirm: {
      ask: 'Demander un nouveau portefeuille',
      ready: 'Commencer le nouveau portefeuille',
      aside: 'Rétablir ce portefeuille',
      discard: 'Abandonner',
      going: 'Rétablir ce portefeuille',
    },
    other: {
      aside: 'Abandonner ce portefeuille',
      going: 'Garder',
    },
    leave: {
      ask: 'Retour',
      wait: 'Fermer',
      ready: 'Annuler',
      stopped: 'Continuer',
      aside: 'Annuler',
      discard: 'Retour',
      going: 'Fermer',
    },
    working: 'Un instant…',
  },
  kit: {
    kit: {
      title: 'Votre kit hors ligne',
      explain: 'Cette page fonctionne sans réseau. Saisissez les douze mots du kit.',
      words: 'Mots du kit',
      open: 'Ouvrir le portefeuille',
      opening: 'Ouverture…',
      wrong: 'Ces mots n’ouvrent pas le kit. Vérifiez chacun d’eux.',
      broken: 'Le fichier du kit est endommagé. Utilisez-en une autre copie.',
      openTitle: 'Votre portefeuille',
      use: 'Ces 24 mots sont le portefeuille lui-même. Saisissez-les dans une application de portefeuille de confiance, puis fermez cette page.',
      evm: 'Adresse EVM',
      solana: 'Adresse Solana',
    },
    useKit: {
      title: 'Utiliser un kit hors ligne',
      explain: 'Choisissez le fichier du kit et saisissez ses douze mots.',
      leads:
        'Si le kit est celui d’un autre compte, votre connexion mène désormais à ce compte. Le portefeuille auquel elle mène maintenant reste sans connexion : déplacez d’abord ce qu’il contient.',
      file: 'Fichier du kit',
      words: 'Mots du kit',
      open: 'Utiliser ce kit',
      working: 'Ouverture du kit…',
      leave: 'Retour',
    },
  },
} satisfies Partial<LanguageTexts>;
