import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Se connecter à ${site}`,
  signInText:
    'Votre portefeuille vous demandera de signer un message. Il montre à ce site que le compte est à vous. Il ne déplace rien et ne coûte rien.',
  signInPreparing: 'Préparation du message',
  signInSite: 'Site',
  signInAccount: 'Compte',
  signInExpires: 'Valable jusqu’au',
  signInResources: 'Il mentionne aussi',
  signInWhole: 'Le message entier',
  signInAsked: 'Signez le message dans votre portefeuille',
  signInAskedHint:
    'Le portefeuille affiche le même message. Ne le signez que si le site qui y figure est celui-ci.',
  signInChecking: 'Le site vérifie votre signature',
  signInDone: 'Vous êtes connecté',
  signInLeave: 'Annuler et déconnecter',
  signInFaults: {
    accountChanged: {
      headline: 'Vous avez changé de compte',
      hint: 'Le message était pour le compte précédent. Signez celui de ce compte.',
    },
    declined: {
      headline: 'Vous avez refusé de signer',
      hint: 'Vous n’êtes pas connecté. Réessayez quand vous serez prêt.',
    },
    expired: {
      headline: 'Le message a expiré',
      hint: 'Il a été signé trop tard. Signez le nouveau.',
    },
    failed: {
      headline: 'Votre portefeuille n’a pas pu signer',
      hint: 'Ouvrez le portefeuille, voyez s’il fonctionne, puis réessayez.',
    },
    networkChanged: {
      headline: 'Vous avez changé de réseau',
      hint: 'Le message était pour le réseau précédent. Signez celui de ce réseau.',
    },
    otherAccount: {
      headline: 'La signature n’est pas de ce compte',
      hint: 'Choisissez dans votre portefeuille le compte ci-dessous, puis réessayez.',
    },
    otherSite: {
      headline: 'Le message est pour un autre site',
      hint: 'Rien n’a été signé. Vérifiez l’adresse de cette page et signalez-le au site.',
    },
    pending: {
      headline: 'Votre portefeuille vous attend',
      hint: 'Une autre demande y est ouverte. Répondez-y dans le portefeuille, puis réessayez.',
    },
    refused: {
      headline: 'Le site n’a pas accepté la connexion',
      hint: 'Vous n’êtes pas connecté. Réessayez avec le nouveau message.',
    },
    smartAccount: {
      headline: 'Votre compte intelligent ne peut pas signer de messages',
      hint: 'Le compte de votre clé (EOA) le peut. Les deux sont à vous, à des adresses différentes, et les jetons restent à l’adresse où ils sont.',
    },
    unavailable: {
      headline: 'Le site ne répond pas',
      hint: 'Vous n’êtes pas connecté. Vérifiez votre connexion à internet, puis réessayez.',
    },
    unsupported: {
      headline: 'Votre portefeuille ne peut pas signer de messages',
      hint: 'Annulez, et connectez un autre portefeuille ou compte.',
    },
  },
} satisfies PartTexts<'signIn'>;
