import { forget, store } from '../storage/frame-storage';
import { StorageRefusal } from '../../domain/refusals/storage-refusal';

/** Whether the browser says what covers an element of this page. */
export function seesCovers(): boolean {
  return 'isVisible' in IntersectionObserverEntry.prototype;
}

/**
 * Whether the browser keeps the data of this page in a frame. WebKit takes it, and forgets it with the last window of the
 * site, or after a week.
 */
export async function keepsData(): Promise<boolean> {
  if (navigator.vendor.startsWith('Apple')) return false;
  const name = `probe:${crypto.randomUUID()}`;
  try {
    await store(name, true);
    await forget(name);
    return true;
  } catch (error) {
    if (error instanceof StorageRefusal) return false;
    throw error;
  }
}
