import type { AlertCode } from './alert-catalogue';

/** How services refuse a site, and the alert for each answer. */
const alerts: readonly (readonly [answer: string, alert: AlertCode])[] = [
  ['Unauthorized: origin not allowed', 'APP_CONFIGURATION_INVALID'],
  ['JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED'],
  ['Unauthorized: invalid key', 'PROJECT_ID_INVALID'],
];

/** The alert for a service's refusal, or `undefined` for any other answer. */
export function alertForRefusal(answer: string): AlertCode | undefined {
  return alerts.find(([text]) => answer.includes(text))?.[1];
}
