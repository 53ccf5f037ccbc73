export { FormAnswers, FormChoice, FormView } from './lazy-parts.ts'
export { FormOfferView } from './uses/form-offer-view.tsx'
