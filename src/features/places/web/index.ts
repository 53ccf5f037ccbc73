export { PlaceField } from './place-field.tsx'
export { PlacesField } from './places-field.tsx'
