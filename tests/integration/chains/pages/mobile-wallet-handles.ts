import type { Widget } from 'cleatkit';
import type { RecordedSignIns } from '../../browser/pages/recorded-sign-ins';

declare global {
  interface Window {
    mobilePage?: { readonly widget: Widget; readonly signIns: RecordedSignIns['added'] };
  }
}
