export { Hint } from './hint.tsx'
export { PersonRow } from './people/person-row.tsx'
export { SuggestionRow } from './suggestion-row.tsx'
