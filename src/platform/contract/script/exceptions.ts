/** The words of a list that stay in Latin letters; one after another, with commas or lines between them. */
export function exceptionsIn(list: string): string[] {
  return list
    .split(/[,;\n]/u)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
