import { ConfigError } from '../../config/config-error';
import { VariableReader, type Environment } from '../../config/read-variables';
import type { KeyServiceKind, SecretKmsName } from '../../config/wrapped-secrets';
import type { KeyService } from '../../ports/key-service';
import { awsKms } from './aws-kms';
import { googleKms } from './google-kms';
import { vaultTransit } from './vault-transit';

export interface KeyServiceLimits {
  readonly now?: () => number;

  /** How long a service of keys may take, other than by default. */
  readonly timeoutMs?: number;
}

/**
 * The service of keys of a kind, as the variables of the environment say.
 *
 * @param name The variable that needs it, for the errors.
 * @throws {@link ConfigError} where one of its variables is missing or cannot be used.
 */
export function keyServiceOf(
  kind: KeyServiceKind,
  name: SecretKmsName,
  environment: Environment,
  { now = Date.now, timeoutMs }: KeyServiceLimits,
): KeyService {
  const read = new VariableReader(environment);
  const because = `${name} is set`;
  const optional = (text: string): string | undefined => (text === '' ? undefined : text);
  if (kind === 'vault') {
    read.required('VAULT_ADDR', because);
    return vaultTransit({
      address: read.url('VAULT_ADDR', { allowLoopback: true }),
      token: headerIn(read.required('VAULT_TOKEN', because), 'VAULT_TOKEN'),
      namespace: optional(headerIn(read.text('VAULT_NAMESPACE'), 'VAULT_NAMESPACE')),
      timeoutMs,
    });
  }
  if (kind === 'google') {
    const metadataHost = read.text('GCE_METADATA_HOST');
    if (!/^[\w.-]+(?::\d{1,5})?$/.test(metadataHost)) {
      throw new ConfigError('GCE_METADATA_HOST', 'must be a host, with a port where it has one');
    }
    return googleKms({
      address: read.url('GOOGLE_KMS_URL', { allowLoopback: true }),
      token: optional(headerIn(read.text('GOOGLE_KMS_TOKEN'), 'GOOGLE_KMS_TOKEN')),
      metadataHost,
      timeoutMs,
    });
  }
  const region = read.required('AWS_REGION', because);
  if (!/^[a-z]{2,}(?:-[a-z]+)+-\d{1,2}$/.test(region)) {
    throw new ConfigError('AWS_REGION', 'must be as eu-central-1');
  }
  const isElsewhere = read.text('AWS_ENDPOINT_URL_KMS') !== '';
  const accessKeyId = read.required('AWS_ACCESS_KEY_ID', because);
  const sessionToken = optional(headerIn(read.text('AWS_SESSION_TOKEN'), 'AWS_SESSION_TOKEN'));
  return awsKms({
    region,
    endpoint: isElsewhere
      ? read.url('AWS_ENDPOINT_URL_KMS', { allowLoopback: true })
      : `https://kms.${region}.amazonaws.com`,
    credentials: {
      accessKeyId: headerIn(accessKeyId, 'AWS_ACCESS_KEY_ID'),
      secretAccessKey: read.required('AWS_SECRET_ACCESS_KEY', because),
      sessionToken,
    },
    now,
    timeoutMs,
  });
}

/** The text where a header can carry it. */
function headerIn(text: string, name: ConfigError['variable']): string {
  if (!/^[!-~]*$/.test(text)) throw new ConfigError(name, 'must have no space and no line break');
  return text;
}
