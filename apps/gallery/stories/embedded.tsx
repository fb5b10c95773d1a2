import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ViewName } from '../../../domain/routing/view-name';
import { storyRequest, storyUrl } from '../story-request';
import { viewStories } from '.';
import type { PartStory } from './parts';
import { listing } from './wallets';

/** The screens of the embedded wallet's page, each with the view of the widget that is most like it. */
const screens: Readonly<Record<string, ViewName>> = {
  code: 'EmailVerifyOtp',
  safety: 'WhatIsAWallet',
  unlock: 'ConnectingExternal',
  window: 'ConnectingSocial',
  renewal: 'UpdateEmailWallet',
  words: 'WalletReceive',
  logins: 'ProfileWallets',
  keys: 'SmartSessionList',
  devices: 'Networks',
  transfer: 'WalletSendPreview',
  permit: 'SmartSessionReview',
  message: 'SIWXSignMessage',
};

/** A screen of the wallet's page, and a view of the widget: both in windows of their own, as wide as each other. */
function Beside({ screen, view }: { readonly screen: string; readonly view: ViewName }) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const hear = ({ data }: MessageEvent): void => void (data === 'at rest' && setAtRest(true));
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  const { preset, theme, dir } = storyRequest(location.search);
  const isDark = useSyncExternalStore(followScheme, isSchemeDark);
  const system = isDark ? 'dark' : 'light';
  const look = { preset, theme, dir };
  const id = `${view}/${viewStories[view][0].name}`;
  // By these classes a picture waits for a card, and for what is in it.
  return (
    <div
      className={isAtRest ? 'card' : 'card waiting'}
      data-theme={theme === 'system' ? system : theme}
    >
      <div className="view beside">
        <iframe
          title={`The embedded wallet: ${screen}`}
          src={`/wallet/story.html?${new URLSearchParams({ screen, ...look })}`}
          sandbox="allow-scripts"
        />
        <iframe
          title={`The widget: ${id}`}
          src={storyUrl({ id, ...look })}
          sandbox="allow-scripts"
        />
      </div>
    </div>
  );
}

const schemeQuery = '(prefers-color-scheme: dark)';

function isSchemeDark(): boolean {
  return matchMedia(schemeQuery).matches;
}

function followScheme(onChange: () => void): () => void {
  const query = matchMedia(schemeQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Each screen of the wallet beside the widget. */
export const embeddedStories: readonly PartStory[] = Object.entries(screens).map(
  ([screen, view]) => ({
    name: screen,
    isFraming: true,
    widget: () => listing(),
    part: <Beside key={screen} screen={screen} view={view} />,
  }),
);
