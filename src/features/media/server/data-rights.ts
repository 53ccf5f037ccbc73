import { type MergeRules, reassignRows } from '#platform/server/merging.ts'

/** Files go with the rows of their features; what is left to say is who uploaded them. */
export const mergeFiles: MergeRules = { 'files.uploaded_by': reassignRows }
