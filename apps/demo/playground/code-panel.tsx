import { useState } from 'react';
import type { DemoChains } from '../demo-config';
import { CopyButton } from './copy-button';
import { RadioList } from './fields/radio-list';
import { type CodeKind, codeKinds, printCode } from './print-code';
import { offeredSwitches } from './switches';
import { useChoices } from './use-choices';

/** The code of a site whose widget is as the visitor made this one. */
export function CodePanel({ chains }: { readonly chains: DemoChains }) {
  const [kind, setKind] = useState<CodeKind>('react');
  const choices = useChoices();
  const running = chains.networks.map(({ exportName }) => exportName);
  const code = printCode(kind, choices, { running, offered: offeredSwitches(chains.counterparts) });
  return (
    <section aria-labelledby="code" className="code">
      <div className="code-top">
        <h2 id="code">The code for it</h2>
        <CopyButton text={code} />
      </div>
      <RadioList isRow legend="Kind of site" options={codeKinds} chosen={kind} onChoose={setKind} />
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  );
}
