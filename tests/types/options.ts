import { createWidget, type SiweConfig, type SiwxOption, type WidgetOptionsInput } from 'cleatkit';
import { expectTypeOf } from 'expect-type';

/** A sign-in on every namespace. */
const siwx: SiwxOption = {
  async createMessage({ accountAddress, chainId }) {
    expectTypeOf(accountAddress).toEqualTypeOf<string>();
    const fields = { accountAddress, chainId, domain: 'a.test', uri: 'https://a.test' };
    return { ...fields, version: '1', nonce: 'n', toString: () => `${accountAddress} signs in` };
  },
  async addSession({ message, signature }) {
    expectTypeOf(message).toEqualTypeOf<string>();
    expectTypeOf(signature).toEqualTypeOf<string>();
  },
  async setSessions() {},
  async getSessions() {
    return [];
  },
  async revokeSession() {},
  getRequired: () => true,
};

/** A sign-in on EVM chains. */
const siweConfig: SiweConfig = {
  getMessageParams: async () => ({ domain: 'a.test', uri: 'https://a.test' }),
  createMessage: ({ address, chainId, nonce }) => {
    expectTypeOf(address).toExtend<`did:pkh:${string}`>();
    return `${address} ${chainId} ${nonce}`;
  },
  getNonce: async () => 'n',
  getSession: async () => null,
  verifyMessage: async ({ message, signature }) => message !== signature,
  signOut: async () => true,
  required: false,
};

createWidget({ siwx });
createWidget({ siweConfig });
createWidget({ customRpcUrls: { 'eip155:1': ['https://rpc.test'] } });

type Option<Name extends keyof WidgetOptionsInput> = NonNullable<WidgetOptionsInput[Name]>;
expectTypeOf<{ getNonce: number }>().not.toExtend<Option<'siweConfig'>>();
expectTypeOf<{ getSessions: () => [] }>().not.toExtend<Option<'siwx'>>();
expectTypeOf<'ethereum'>().not.toExtend<keyof Option<'customRpcUrls'>>();
expectTypeOf<Option<'connectors'>[number]['provider']>().not.toEqualTypeOf<unknown>();
expectTypeOf<'nonsense'>().not.toExtend<Option<'connectors'>[number]['provider']>();
expectTypeOf<'nonsense'>().not.toExtend<Option<'themeMode'>>();
expectTypeOf<'nonsense'>().not.toExtend<Option<'themePreset'>>();
expectTypeOf<'midnight'>().toExtend<Option<'themePreset'>>();
