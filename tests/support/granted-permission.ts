import { expect } from '@jest/globals';
import { InMemoryStorage } from '../../infrastructure/storage/in-memory-storage';
import { eventually } from './eventually';
import { ALICE, BOB } from './headless-kit';
import {
  everyDay,
  grantedAs,
  type PermissionAnswers,
  permissionStage,
  supportsEverything,
} from './permission-wallet';

export const LIST = 'wallet_getGrantedExecutionPermissions';
export const REVOKE = 'wallet_revokeExecutionPermission';
export const willing = {
  wallet_getSupportedExecutionPermissions: supportsEverything,
  wallet_requestExecutionPermissions: grantedAs(),
};

/** A permission as the wallet lists it. */
export const listed = (context: string, part: object = {}): object => ({
  ...everyDay,
  context,
  chainId: '0x1',
  from: ALICE,
  dependencies: [],
  delegationManager: BOB,
  ...part,
});

type Stage = Awaited<ReturnType<typeof permissionStage>>;

/** Has the visitor grant a permission. */
export async function grantTo({ widget }: Stage): Promise<void> {
  const permissions = await widget.feature('permissions');
  const granted = permissions.grant(everyDay);
  await eventually(() =>
    expect(widget.state.features.permissions?.review?.status).toBe('reviewed'),
  );
  await permissions.confirm();
  await granted;
}

/** A stage on which the visitor has granted one permission. */
export async function granted(answers: PermissionAnswers = {}, storage = new InMemoryStorage()) {
  const stage = await permissionStage({ ...willing, ...answers }, { storage });
  await grantTo(stage);
  return { ...stage, permissions: await stage.widget.feature('permissions') };
}

/** The answer of a wallet with an error of `code`. */
export function failing(code: number) {
  return () => {
    throw Object.assign(new Error('No'), { code });
  };
}
