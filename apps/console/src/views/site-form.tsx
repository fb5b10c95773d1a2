import { type SiteRead, type SitesRead } from '../domain/read-answers';
import { siteChange, siteFields } from '../domain/site-change';
import { ActForm } from './act-form';
import type { ViewProps } from './console-app';
import { Part, Table } from './parts';

export interface SiteFormProps extends Pick<ViewProps, 'calls' | 'onLogin'> {
  readonly site: SiteRead;
  readonly choices: Pick<SitesRead, 'limits' | 'logins'>;

  /** Reads the sites again. */
  readonly again: () => void;
}

/** What one site may do, and what an operator changes of it. */
export function SiteForm({ again, calls, choices, onLogin, site }: SiteFormProps) {
  const { isFixed, isFrozen, limits, note, origin, takesCodes } = site;
  const ask = async (step: string, reason: string, change: object = {}): Promise<void> => {
    await calls.ask(`/console/site/${step}`, { origin, reason, ...change });
    again();
  };
  return (
    <Part title={origin}>
      <div className="acts">
        <Part title={isFrozen ? 'Frozen' : 'Active'}>
          {isFrozen ? (
            <ActForm
              act="Thaw"
              onLogin={onLogin}
              onAct={async (reason) => {
                await ask('thaw', reason);
                return 'The site is active.';
              }}
            />
          ) : (
            <ActForm
              act="Freeze"
              about="Its visitors get no session, code, swap or purchase there. Their wallets stay."
              onLogin={onLogin}
              onAct={async (reason) => {
                await ask('freeze', reason);
                return 'The site is frozen, on every instance within seconds.';
              }}
            />
          )}
        </Part>
      </div>
      <Part title="What it may do">
        <ActForm
          act="Save"
          onLogin={onLogin}
          onAct={async (reason, _, typed) => {
            const change = siteChange(site, choices, typed);
            if (!change) return 'Nothing differs.';
            await ask('change', reason, change);
            return 'It is saved, on every instance within seconds.';
          }}
        >
          <label>
            Note
            <span className="field">
              <input name={siteFields.note} defaultValue={note} maxLength={200} />
            </span>
          </label>
          <fieldset>
            <legend>Sign-ins that it offers</legend>
            {choices.logins.map((id) => (
              <label key={id} className="check">
                <input
                  type="checkbox"
                  name={siteFields.logins}
                  value={id}
                  defaultChecked={site.logins?.includes(id) ?? true}
                />
                {id}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>Codes</legend>
            <label className="check">
              <input type="checkbox" name={siteFields.takesCodes} defaultChecked={takesCodes} />
              Visitors may type their code into the site itself
              {isFixed && ', as CODE_ORIGINS may say for good'}
            </label>
          </fieldset>
          <Table
            columns={['Limit', 'Of the service', 'Of this site']}
            none="No limit can be another one for a site."
            rows={choices.limits.map(({ least, meaning, most, name, ofService }) => ({
              key: name,
              cells: [
                meaning,
                ofService,
                <span key="own" className="field">
                  <input
                    type="number"
                    name={`limit:${name}`}
                    aria-label={`${meaning} ${least} to ${most}.`}
                    min={least}
                    max={most}
                    placeholder={`${least} to ${most}`}
                    defaultValue={limits.get(name)}
                  />
                </span>,
              ],
            }))}
          />
        </ActForm>
      </Part>
    </Part>
  );
}
