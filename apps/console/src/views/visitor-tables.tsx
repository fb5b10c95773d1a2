import type { VisitorRead } from '../domain/read-answers';
import { Hash, Part, Table, Time } from './parts';

/** What the service knows of a visitor, without what names the visitor. */
export function VisitorTables({ visitor }: { readonly visitor: VisitorRead }) {
  const { account, deletion, devices, heldUntilMs, lockedUntilMs, logins, sessions, slots } =
    visitor;
  return (
    <>
      <p>
        Account <Hash of={account} />
      </p>
      {deletion && (
        <p className="notice">
          {deletion.second === '' ? (
            <span>
              {deletion.asker} has asked to delete this visitor. A second operator has to agree.
            </span>
          ) : (
            <span>
              This visitor is deleted on <Time ms={deletion.readyMs} />, unless the wallet is opened
              before.
            </span>
          )}
        </p>
      )}
      {lockedUntilMs !== undefined && (
        <p className="notice">
          <span>
            Locked after wrong codes until <Time ms={lockedUntilMs} />.
          </span>
        </p>
      )}
      {heldUntilMs !== undefined && (
        <p className="notice">
          <span>
            Ways to open the wallet are held until <Time ms={heldUntilMs} />. No operator lifts it.
          </span>
        </p>
      )}
      <Part title="Sign-ins">
        <Table
          columns={['Provider', 'Since']}
          none="None."
          rows={logins.map(({ createdAtMs, id, provider }) => ({
            key: id,
            cells: [provider, <Time key="since" ms={createdAtMs} />],
          }))}
        />
      </Part>
      <Part title="Browsers">
        <Table
          columns={['Browser', 'Since', 'Last used', 'Sites']}
          none="None."
          rows={devices.map(({ id, isApproved, name, sinceMs, usedMs }) => ({
            key: id,
            cells: [
              `${name || 'Unknown'}${isApproved ? '' : ', not let in'}`,
              <Time key="since" ms={sinceMs} />,
              <Time key="used" ms={usedMs} />,
              sessions
                .filter(({ device }) => device === id)
                .map(({ site }) => site)
                .join(', ') || 'No session',
            ],
          }))}
        />
      </Part>
      <Part title="Ways to open the wallet">
        <Table
          columns={['Kind', 'Since', 'State']}
          none="None."
          rows={slots.map(({ createdMs, id, isAside, isOpened, kind }) => ({
            key: id,
            cells: [kind, <Time key="since" ms={createdMs} />, stateOf(isAside, isOpened)],
          }))}
        />
      </Part>
    </>
  );
}

function stateOf(isAside: boolean, isOpened: boolean): string {
  if (isAside) return 'Of a wallet set aside';
  return isOpened ? 'Opens' : 'Never opened';
}
