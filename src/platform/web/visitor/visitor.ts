import { noteSignInPress } from '../session/return-path.ts'
import { followMenu } from '../shell/menu-button.ts'
import { isLocale } from '#platform/contract/locale.ts'
import { openEmbed } from '../rich-text/parts/open-embed.ts'
import { startConsent } from '../consent/consent-controls.ts'
import { reportPageView } from '../consent/pixel.ts'
import { saveLocale } from '../i18n/stored-locale.ts'
import { registerWorker } from '../offline/register-worker.ts'
import { layOutDeferredSections } from '../shell/deferred-sections.ts'
import { scrollLikeSpecified } from '../shell/scroll-start.ts'
import { startCountdowns } from './tick.ts'

/** All the script of reading pages for signed-out visitors. */
scrollLikeSpecified()
registerWorker()
addEventListener('load', layOutDeferredSections)

if (document.body.dataset.pixel) {
  startConsent()
  reportPageView()
}

document.addEventListener('click', noteSignInPress)
document.addEventListener('click', openEmbed)

for (const button of document.querySelectorAll<HTMLButtonElement>('button[name="lang"]')) {
  button.addEventListener('click', (event) => {
    event.preventDefault()
    if (isLocale(button.value)) saveLocale(button.value)
    location.assign(location.pathname)
  })
}

startCountdowns()

for (const opener of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) followMenu(opener)
