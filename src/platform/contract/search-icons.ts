/** What a result of the global search is, as its icon says. */
export const SEARCH_ICONS = [
  'application',
  'article',
  'bank',
  'call',
  'conversation',
  'cv',
  'form',
  'grant',
  'list',
  'mentor',
  'opportunity',
  'organisation',
  'page',
  'person',
  'place',
  'post',
  'project',
  'saved',
  'skill',
] as const

export type SearchIcon = (typeof SEARCH_ICONS)[number]
