import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DevtoolsPanelSource } from '../../application/devtools/devtools-control';
import { recordKinds } from '../../domain/devtools/record';
import { followDark, prefersDark } from '../bindings/use-theme';
import { Tabs } from '../primitives/tabs';
import { FaultList } from './fault-list';
import { RecordList } from './record-list';
import { StateOutlineText } from './state-outline-text';
import { useReadable } from './use-readable';
import { ViewTravel } from './view-travel';

const recordTabs = {
  event: 'Events',
  rpc: 'RPC',
  http: 'Services',
  wallet: 'Wallets',
  relay: 'Relay',
  frame: 'Frame',
  storage: 'Storage',
} as const satisfies Readonly<Record<(typeof recordKinds)[number], string>>;

const tabs = [
  { id: 'state', label: 'State' },
  ...recordKinds.map((id) => ({ id, label: recordTabs[id] })),
  { id: 'faults', label: 'Faults' },
  { id: 'views', label: 'Views' },
] as const;

type TabId = (typeof tabs)[number]['id'];

interface DevtoolsPanelProps {
  readonly source: DevtoolsPanelSource;

  /** Puts a text on the clipboard. */
  readonly copy: (text: string) => Promise<void>;
}

/** The button of the tools in a corner of the page, and what it opens. */
export function DevtoolsPanel({ source, copy }: DevtoolsPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const played = useReadable(source.played).size;
  const theme = useMode(source);
  const close = (): void => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div className="root tools" data-theme={theme}>
      <button
        ref={opener}
        type="button"
        className="opener"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Cleat tools{played > 0 && `, ${played} played`}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever the focus is inside.
        <section className="toolbox" aria-label="Cleat tools" onKeyDown={onKeyDown}>
          <Opened source={source} copy={copy} onClose={close} />
        </section>
      )}
    </div>
  );
}

function Opened({ source, copy, onClose }: DevtoolsPanelProps & { readonly onClose: () => void }) {
  const [chosen, setChosen] = useState<TabId>('state');
  const [hasAddresses, setHasAddresses] = useState(false);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const records = useReadable(source.recorded);
  useEffect(() => heading.current?.focus(), []);
  const copyReport = (): void => {
    copy(source.report({ hasAddresses })).then(
      () => setSaid('Copied'),
      () => setSaid('The browser refused to copy'),
    );
  };
  return (
    <>
      <header className="bar">
        <h2 ref={heading} tabIndex={-1}>
          Cleat tools
        </h2>
        <label>
          <input
            type="checkbox"
            checked={hasAddresses}
            onChange={({ target }) => setHasAddresses(target.checked)}
          />
          <span>Addresses</span>
        </label>
        <button type="button" onClick={copyReport}>
          Copy report
        </button>
        <button type="button" onClick={() => source.clear()}>
          Clear
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
        <p role="status">{said}</p>
      </header>
      <Tabs label="Records" tabs={tabs} chosen={chosen} onChoose={setChosen}>
        {chosen === 'state' && <StateOutlineText source={source} hasAddresses={hasAddresses} />}
        {chosen === 'faults' && <FaultList source={source} />}
        {chosen === 'views' && <ViewTravel source={source} />}
        {chosen !== 'state' && chosen !== 'faults' && chosen !== 'views' && (
          <RecordList
            label={recordTabs[chosen]}
            records={records[chosen]}
            hasAddresses={hasAddresses}
          />
        )}
      </Tabs>
    </>
  );
}

/** The mode of the widget's theme, with the visitor's own setting where the site leaves it to that. */
function useMode(source: DevtoolsPanelSource): 'dark' | 'light' {
  const isDark = useSyncExternalStore(followDark, prefersDark);
  const mode = useSyncExternalStore(
    (listener) => source.onState(listener),
    () => source.mode(),
  );
  const preferred = isDark ? 'dark' : 'light';
  return mode === 'system' ? preferred : mode;
}
