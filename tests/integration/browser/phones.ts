import type { BrowserContextOptions } from 'playwright-core';

/** The user agents of phones. */
const agents = {
  'iOS Safari':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Android Chrome':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Telegram on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Telegram on Android':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Telegram-Android/11.9.0',
} as const;

/** The app and the phone that a page is visited with. */
export type Host = keyof typeof agents;

/** Whether the page is in Telegram's own browser. */
export const isTelegram = (host: Host): boolean => host.startsWith('Telegram');

/** A touch screen of 390 by 844 points, or of another width. */
export function onPhone(host: Host, width = 390): BrowserContextOptions {
  return {
    viewport: { width, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: agents[host],
  };
}
