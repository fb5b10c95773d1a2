import { ensurePrograms } from './chromium.mjs';

/** Installs Firefox and WebKit, the engines beside Chromium, where that is possible; in CI it is a failure that one is missing. */
export function ensureEngines() {
  ensurePrograms(['firefox-esr'], ['firefox-esr']);
  ensurePrograms(['WebKitWebDriver', 'Xvfb'], ['webkit2gtk-driver', 'xvfb']);
}
