/** The libraries of social logins. They are in a folder of their own, because only operators with such logins install them. */
export { SignJWT } from 'jose';
export * as openId from 'openid-client';
