/** The libraries of webhooks. They are in a folder of their own, because only operators with receivers of events install them. */
export { RequestFilteringHttpsAgent } from 'request-filtering-agent';
export { Webhook } from 'standardwebhooks';
