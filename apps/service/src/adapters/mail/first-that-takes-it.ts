/** What sends a mail by one mail server. */
export type Send<Mail> = (mail: Mail) => Promise<void>;

/**
 * Sends each mail by the first server that takes it.
 *
 * @throws what the first one throws, where none does.
 */
export function firstThatTakesIt<Mail>(servers: readonly Send<Mail>[]): Send<Mail> {
  return async (mail) => {
    const errors: unknown[] = [];
    for (const send of servers) {
      try {
        await send(mail);
        return;
      } catch (error) {
        errors.push(error);
      }
    }
    throw errors[0];
  };
}
