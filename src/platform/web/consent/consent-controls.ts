import type { ConsentChoice } from '#platform/contract/consent.ts'
import { consentChoice, onConsent, saveConsent } from './choice.ts'
import { reportPageView } from './pixel.ts'

/** Shows the question to who has not answered, and the answer where it can be changed. Works on pages without the application too. */
export function showConsent(): void {
  const choice = consentChoice()
  for (const bar of document.querySelectorAll<HTMLElement>('[data-consent-bar]')) {
    if (choice && bar.contains(document.activeElement)) focusPage()
    bar.hidden = choice !== undefined
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-settings] [data-consent]')) {
    button.setAttribute('aria-pressed', String(button.dataset.consent === choice))
  }
}

/** Listens to every consent button of the document, whenever it comes. */
export function startConsent(): () => void {
  function answer(event: MouseEvent) {
    const button = (event.target as Element).closest<HTMLElement>('[data-consent]')
    if (button) saveConsent(button.dataset.consent as ConsentChoice)
  }
  const leave = onConsent(() => {
    showConsent()
    reportPageView()
  })
  document.addEventListener('click', answer)
  showConsent()
  return () => {
    leave()
    document.removeEventListener('click', answer)
  }
}

// After an answer by keyboard the focus goes to the beginning of the page.
function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
