/** How long a visitor has at the provider. */
export const SOCIAL_LIFE_MS = 600_000;
