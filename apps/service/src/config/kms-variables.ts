import type { Variable } from './variables';

/** How the services of keys are reached that decrypt secrets at the start. They carry the names that their own programs read. */
export const kmsVariables = {
  VAULT_ADDR: {
    meaning:
      'Vault, whose engine transit decrypts secrets at the start: https, or http on this machine.',
  },
  VAULT_TOKEN: { meaning: 'A token of Vault that may decrypt by that key.', isSecret: true },
  VAULT_NAMESPACE: { meaning: 'The namespace of the engine, where Vault has several.' },
  AWS_REGION: { meaning: 'The region of the key of AWS KMS that decrypts secrets at the start.' },
  AWS_ACCESS_KEY_ID: { meaning: 'The access key of a role or user that may decrypt by that key.' },
  AWS_SECRET_ACCESS_KEY: { meaning: 'Its secret.', isSecret: true },
  AWS_SESSION_TOKEN: { meaning: 'Its session token, where it is of a role.', isSecret: true },
  AWS_ENDPOINT_URL_KMS: {
    meaning: 'Another address of AWS KMS than https://kms.<region>.amazonaws.com.',
  },
  GOOGLE_KMS_TOKEN: {
    meaning:
      'An access token that may decrypt by a key of Google’s Cloud KMS. Without it, the metadata server of Google’s machines gives one.',
    isSecret: true,
  },
  GOOGLE_KMS_URL: {
    meaning: 'Google’s Cloud KMS, which decrypts secrets at the start.',
    fallback: 'https://cloudkms.googleapis.com',
  },
  GCE_METADATA_HOST: {
    meaning: 'The metadata server of Google’s machines.',
    fallback: 'metadata.google.internal',
  },
} as const satisfies Readonly<Record<string, Variable>>;
