/** The texts around the site's documents. */
export interface LegalMessages {
  readonly legalConsent: string;
  readonly legalNotice: string;
  readonly termsOfService: string;
  readonly privacyPolicy: string;
}

export const legalMessages: LegalMessages = {
  legalConsent: 'I have read and agree to:',
  legalNotice: 'By connecting, you agree to:',
  termsOfService: 'Terms of service',
  privacyPolicy: 'Privacy policy',
};
