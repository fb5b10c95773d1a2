declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Context {
    readonly path: string;
    get(header: string): string;
    body: unknown;
    status: number;
  }

  /** The parts of the certified OpenID provider that the tests use. */
  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly AccessToken: {
      find(token: string): Promise<{ readonly accountId: string } | undefined>;
    };
    use(layer: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}
