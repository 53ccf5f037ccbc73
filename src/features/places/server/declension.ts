import { fold } from '#platform/contract/fold.ts'

/** Returns the forms of a place name with its possible endings. */
export function formsOf(name: string): string[] {
  const word = fold(name)
  const forms = new Set([word])
  const add = (stem: string, endings: string) =>
    endings.split(' ').forEach((ending) => forms.add(stem + ending))
  if (/(?:ski|cki|ni|ri|vi|nji|ki)$/.test(word)) add(word.slice(0, -1), 'og om im oj a i')
  else if (/ici$|aci$|asi$/.test(word)) add(word.slice(0, -1), 'a ima e')
  else if (/nja$|ska$|cka$|na$|va$|la$/.test(word)) add(word.slice(0, -1), 'e i u oj om a')
  else if (word.endsWith('a')) {
    add(word.slice(0, -1), 'e i u om')
    if (word.endsWith('ka')) add(word.slice(0, -2), 'ci')
    if (word.endsWith('ga')) add(word.slice(0, -2), 'zi')
  } else if (/[oe]$/.test(word)) add(word.slice(0, -1), 'a u om em og oj ama ima ih')
  else if (name.endsWith('ac')) add(`${word.slice(0, -2)}c`, 'a u em e')
  else if (/(?:[dks]anj|ak|ek|ar)$/.test(word) && word.length > 4) {
    add(word, 'a u om em')
    add(word.replace(/[ae](?=nj$|k$|r$)/, ''), 'a u om em')
  } else if (word.endsWith('i')) add(word.slice(0, -1), 'a ima e i')
  else add(word, 'a u om em i')
  return [...forms]
}
