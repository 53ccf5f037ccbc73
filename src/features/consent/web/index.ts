export { Consent } from './consent.tsx'
export { ConsentSettings } from './consent-settings.tsx'
