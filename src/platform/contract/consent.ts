export const CONSENT_CHOICES = ['accepted', 'declined'] as const
export type ConsentChoice = (typeof CONSENT_CHOICES)[number]

/** Where a browser reports a first answer to the question about measuring, to be counted. */
export const CONSENT_PATH = '/api/consent'
