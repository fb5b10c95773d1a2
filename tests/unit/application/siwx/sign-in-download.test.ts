import { describe, expect, it } from '@jest/globals';
import { SiwxFeature, type SiwxFeatureDeps } from '../../../../application/siwx/siwx-feature';
import type { SignInFault } from '../../../../domain/siwx/sign-in-fault';

const message = { data: {}, text: 'a message' };

/** The feature where the code that makes messages cannot be downloaded the first time. */
function withoutDownload() {
  const told: (SignInFault | undefined)[] = [];
  let downloads = 0;
  const feature = new SiwxFeature({
    loadSignIn: async () => {
      downloads += 1;
      if (downloads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { execute: async () => undefined, prepare: async () => message };
    },
    progress: { tell: (fault: SignInFault | undefined) => told.push(fault) },
    store: {},
  } as unknown as SiwxFeatureDeps);
  return { feature, told };
}

describe('the code that makes the message of a sign-in', () => {
  it('[R4.26] is downloaded again after a failure, which the view tells meanwhile', async () => {
    const { feature, told } = withoutDownload();

    await expect(feature.prepare()).rejects.toThrow(TypeError);
    expect(told).toEqual(['unavailable']);

    expect(await feature.prepare()).toBe(message);
    await feature.signIn();
    expect(told).toEqual(['unavailable', undefined]);
  });
});
