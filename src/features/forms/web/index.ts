export { FormView } from './form/form-view.tsx'
