import type { StoredVisitorName, StoredVisitorNames } from '../../ports/visitor-names';
import { all, first, flag, hasRow, number, optional, type Queries, text } from './rows';
import { list, type Sql, sql, values } from './sql';

/** The table `visitor_name`. */
export function visitorNames(queries: Queries): StoredVisitorNames {
  const nameWhere = async (condition: Sql): Promise<StoredVisitorName | undefined> => {
    const row = await first(
      queries,
      sql`select label, address, coin_type, has_key, texts from visitor_name where ${condition}`,
      { label: text, address: text, coin_type: number, has_key: flag, texts: text },
    );
    if (!row) return undefined;
    const { coin_type: coinType, has_key: hasKey, ...name } = row;
    return { ...name, coinType, hasKey };
  };

  return {
    add({ coinType, hasKey, ...name }, nowMs) {
      const row = {
        ...name,
        coin_type: coinType,
        has_key: Number(hasKey),
        created: nowMs,
      };
      return hasRow(
        queries,
        sql`insert into visitor_name ${values(row)} on conflict do nothing returning label`,
      );
    },

    async withClaims({ address, hasKey, label, login, look, proof }) {
      const rows = await all(
        queries,
        sql`select label, address, proof, login, has_key from visitor_name
          where label = ${label} or look = ${look} or address = ${address} or proof = ${proof}
            or (login = ${login} and has_key = ${Number(hasKey)})`,
        { label: text, address: text, proof: text, login: optional(text), has_key: flag },
      );
      return rows.map(({ has_key: isKey, ...name }) => ({ ...name, hasKey: isKey }));
    },

    byLabel: (label) => nameWhere(sql`label = ${label}`),
    byAddress: (address) => nameWhere(sql`address = ${address}`),
    byProof: (proof) => nameWhere(sql`proof = ${proof}`),

    async looksAmong(looks) {
      const rows = await all(
        queries,
        sql`select look from visitor_name where look in ${list(looks)}`,
        { look: text },
      );
      return new Set(rows.map(({ look }) => look));
    },
  };
}
