import { ensurePrograms } from './chromium.mjs';

/** Installs a screen reader with a screen, a keyboard and a browser, where that is possible; in CI it is a failure that one is missing. */
export function ensureReaders() {
  ensurePrograms(['firefox-esr'], ['firefox-esr']);
  ensurePrograms(
    ['orca', 'Xvfb', 'xdotool', 'matchbox-window-manager', 'dbus-daemon', 'dbus-send'],
    ['orca', 'xvfb', 'xdotool', 'matchbox-window-manager', 'at-spi2-core', 'dbus'],
  );
}
