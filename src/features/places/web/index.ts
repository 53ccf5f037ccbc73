export { PlacesField } from './places-field.tsx'
