export { VolunteeringOffer } from './hours/volunteering-offer.ts'
