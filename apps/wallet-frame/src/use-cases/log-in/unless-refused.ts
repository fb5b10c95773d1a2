import { ServiceRefusal } from '../../domain/service/service-refusal';

/** A service that cannot be reached, or is busy, is asked again. */
export function unlessRefused(error: unknown): undefined {
  if (error instanceof ServiceRefusal && error.status < 500 && error.status !== 429) throw error;
}
