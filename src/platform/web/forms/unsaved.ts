/** Where this tab keeps what saves itself until it is saved. */
export function placeOf(name: string): string {
  return `unsaved.${name}`
}

/** Whether this tab keeps something under that name that is not saved yet. */
export function hasUnsaved(name: string): boolean {
  return sessionStorage.getItem(placeOf(name)) !== null
}
